/** Apart from the tables, so that the service worker reads them without loading Dexie. */
export const DEVICE_DATABASE_NAME = 'rendezvous-device';
export const ACCOUNT_DATABASE_PREFIX = 'rendezvous-account-';

export function accountDatabaseName(accountId: number): string {
  return `${ACCOUNT_DATABASE_PREFIX}${accountId}`;
}
