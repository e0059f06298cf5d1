/** Apart from the tables, so that the service worker reads them without loading Dexie. */
export const DEVICE_DATABASE_NAME = 'rendezvous-device';
const ACCOUNT_DATABASE_PREFIX = 'rendezvous-account-';

/** Version of the tables of an account in `database.ts`. Each change of them raises it by one. */
export const ACCOUNT_SCHEMA_VERSION = 4;

export function accountDatabaseName(accountId: number): string {
  return `${ACCOUNT_DATABASE_PREFIX}${accountId}`;
}

/**
 * Name of the database that a version of the app keeps for itself while the account's database is one of a newer
 * version, as after a release that was rolled back.
 */
export function fallbackDatabaseName(accountId: number, schemaVersion: number): string {
  return `${accountDatabaseName(accountId)}-v${schemaVersion}`;
}

export interface AccountDatabaseName {
  accountId: number;
  /** Of the version whose fallback it is; null for the account's own database. */
  fallbackOf: number | null;
}

/** Returns null for a name that is not one of an account's databases. */
export function parseAccountDatabaseName(name: string): AccountDatabaseName | null {
  const found = new RegExp(`^${ACCOUNT_DATABASE_PREFIX}(\\d{1,15})(?:-v(\\d{1,6}))?$`).exec(name);
  if (found === null) return null;
  return { accountId: Number(found[1]), fallbackOf: found[2] === undefined ? null : Number(found[2]) };
}
