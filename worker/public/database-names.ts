/** Kept separate from the tables so that the service worker can import the names without loading Dexie. */
export const DEVICE_DATABASE_NAME = 'rendezvous-device';
const ACCOUNT_DATABASE_PREFIX = 'rendezvous-account-';

/** Schema version of the account tables in `database.ts`. Every schema change increments it. */
export const ACCOUNT_SCHEMA_VERSION = 6;

export function accountDatabaseName(accountId: number): string {
  return `${ACCOUNT_DATABASE_PREFIX}${accountId}`;
}

/**
 * Returns the name of the database that a version of the app uses while the account's own database belongs to a newer
 * version, for example after a release was rolled back.
 */
export function fallbackDatabaseName(accountId: number, schemaVersion: number): string {
  return `${accountDatabaseName(accountId)}-v${schemaVersion}`;
}

export interface AccountDatabaseName {
  accountId: number;
  /** The version whose fallback this is; null for the account's own database. */
  fallbackOf: number | null;
}

/** Returns null if the name is not that of an account database. */
export function parseAccountDatabaseName(name: string): AccountDatabaseName | null {
  const found = new RegExp(`^${ACCOUNT_DATABASE_PREFIX}(\\d{1,15})(?:-v(\\d{1,6}))?$`).exec(name);
  if (found === null) return null;
  return { accountId: Number(found[1]), fallbackOf: found[2] === undefined ? null : Number(found[2]) };
}
