import { Dexie } from 'dexie';
import { ACCOUNT_SCHEMA_VERSION, accountDatabaseName, fallbackDatabaseName } from './database-names.ts';

/** Which database this version of the app works with for an account. */
export interface AccountDatabaseState {
  /** `fallback`: the account's own database is one of a newer version, which is left as it is. */
  kind: 'main' | 'fallback';
  name: string;
  /** `older`: of an earlier version, which only the worker may bring up to date. */
  state: 'ready' | 'older' | 'missing';
}

/** Finds the database of an account that a version can work with. Makes and changes none. */
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
 * Null when there is no such database. It is opened without a list of tables: to a database of a newer version Dexie
 * would add the tables and indexes that the older one misses.
 */
async function readSchemaVersion(name: string): Promise<number | null> {
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
