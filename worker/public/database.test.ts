import { forceCloseDatabase } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { STORE_ACCOUNT_ID } from '../../tests/fixtures/account-store.ts';
import { takeEmptyStorage } from '../../tests/fixtures/storage.ts';
import { AccountDatabase } from './database.ts';
import { ACCOUNT_SCHEMA_VERSION } from './database-names.ts';

let database: AccountDatabase;
beforeEach(async () => {
  takeEmptyStorage();
  database = new AccountDatabase(STORE_ACCOUNT_ID);
  await database.open();
});
afterEach(() => database.close());

/** What a later version of the app does to the database. */
async function upgrade(): Promise<void> {
  const later = new AccountDatabase(STORE_ACCOUNT_ID, undefined, { schemaVersion: ACCOUNT_SCHEMA_VERSION + 1 });
  await later.open();
  later.close();
}

test('a database whose connection was lost is left to the later version that has upgraded it meanwhile', async () => {
  // As after "Connection to Indexed Database server lost": the dead connection hears of no upgrade.
  database.close({ disableAutoOpen: false });
  await upgrade();
  await database.open();
  await expect.poll(() => database.takenOver).toBe('upgraded');
  expect(database.isOpen()).toBe(false);
});

test('a database that was opened anew is not made again where the browser takes it away', async () => {
  database.close({ disableAutoOpen: false });
  await database.open();
  Reflect.apply(forceCloseDatabase, undefined, [database.backendDB()]);
  await expect.poll(() => database.takenOver).toBe('deleted');
  expect(database.isOpen()).toBe(false);
});
