import { Dexie } from 'dexie';
import { ACCOUNT_SCHEMA_VERSION, accountDatabaseName, fallbackDatabaseName } from './database-names.ts';

/** The database that this version of the app uses for an account. */
export interface AccountDatabaseState {
  /** `fallback`: the account's own database belongs to a newer version and is left untouched. */
  kind: 'main' | 'fallback';
  name: string;
  /** `older`: created by an earlier version; only the worker may upgrade it. */
  state: 'ready' | 'older' | 'missing';
}

/** Finds the database that a version can use for an account. Neither creates nor changes any. */
export async function findAccountDatabase(
  accountId: number,
  schemaVersion = ACCOUNT_SCHEMA_VERSION,
): Promise<AccountDatabaseState> {
  const main = accountDatabaseName(accountId);
  const mainVersion = await readSchemaVersion(main);
  if (mainVersion === null || mainVersion <= schemaVersion) {
    return { kind: 'main', name: main, state: stateOf(mainVersion, schemaVersion) };
  }
  const name = fallbackDatabaseName(accountId, schemaVersion);
  return { kind: 'fallback', name, state: stateOf(await readSchemaVersion(name), schemaVersion) };
}

function stateOf(version: number | null, schemaVersion: number): AccountDatabaseState['state'] {
  if (version === null) return 'missing';
  return version < schemaVersion ? 'older' : 'ready';
}

/**
 * Returns null if the database does not exist. Opens it without declaring tables: if it belongs to a newer version,
 * Dexie would otherwise add tables and indexes that it lacks compared with the older schema.
 *
 * Asks the list of databases first: to find out by opening that there is none, Dexie creates it and deletes it again,
 * and that would delete the one which another context creates at the same time.
 */
async function readSchemaVersion(name: string): Promise<number | null> {
  const listed = await Dexie.dependencies.indexedDB.databases?.();
  if (listed !== undefined && !listed.some((one) => one.name === name)) return null;
  const database = new Dexie(name, { addons: [] });
  try {
    await database.open();
    return Math.ceil(database.verno);
  } catch (error) {
    if (error instanceof Error && error.name === 'NoSuchDatabaseError') return null;
    throw error;
  } finally {
    database.close({ disableAutoOpen: true });
  }
}
