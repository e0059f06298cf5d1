import { Dexie } from 'dexie';
import type { Environment } from '../environment.ts';
import { ACCOUNT_SCHEMA_VERSION, fallbackDatabaseName } from '../public/database-names.ts';
import { BLOCKED_LIMIT_MS, isDoneWithin } from '../sync/done-within.ts';
import { namesOfAccount } from './account-storage.ts';
import { deleteDatabase } from './delete-database.ts';

/**
 * Deletes all rows of the account, including those of other app versions. A frozen page can hold a database open, which
 * puts its deletion off: it is empty by then, and the browser finishes the deletion once it can, or the next start does.
 */
export async function deleteAccountDatabases(
  accountId: number,
  environment: Pick<Environment, 'after'>,
): Promise<void> {
  const existing = await namesOfAccount(accountId);
  // Not every browser can list its databases.
  const names = new Set([...existing, fallbackDatabaseName(accountId, ACCOUNT_SCHEMA_VERSION)]);
  const listed = await Dexie.getDatabaseNames();
  const deleting = Promise.all(
    [...names].map(async (name) => {
      // Before its deletion is asked for: nobody can open it after that.
      if (listed.includes(name)) await empty(name).catch(() => {});
      await deleteDatabase(name);
    }),
  );
  await isDoneWithin(
    deleting.then(() => {}),
    BLOCKED_LIMIT_MS,
    environment,
  );
}

async function empty(name: string): Promise<void> {
  // Opened as it is, whatever its version.
  const database = new Dexie(name, { addons: [] });
  try {
    await database.open();
    const { tables } = database;
    if (tables.length === 0) return;
    await database.transaction('rw', tables, () => Promise.all(tables.map((table) => table.clear())));
  } finally {
    database.close({ disableAutoOpen: true });
  }
}
