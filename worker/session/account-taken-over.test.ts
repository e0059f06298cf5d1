import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { OPENING } from '../../tests/fixtures/account-store.ts';
import { takeEmptyStorage, takeStorage } from '../../tests/fixtures/storage.ts';
import { findAccountDatabase } from '../public/account-database-state.ts';
import type { AccountDatabase } from '../public/database.ts';
import { accountDatabaseName } from '../public/database-names.ts';
import { openAccountDatabase } from './account-storage.ts';

const ACCOUNT_ID = 7;
const NAME = accountDatabaseName(ACCOUNT_ID);

beforeEach(takeEmptyStorage);

function deleteByAnother(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = Dexie.dependencies.indexedDB.deleteDatabase(NAME);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}

/** Lets everything go on that waits for nothing but its turn. */
async function takeTurns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

async function isUsable(database: AccountDatabase): Promise<boolean> {
  if (database.takenOver !== null) return false;
  return (await database.meta.get('epoch')) !== undefined;
}

test('a database that another context deletes at any moment of its opening is there in the end, or says that it was taken', async () => {
  let anew = 0;
  for (let turns = 0; turns < 40; turns += 1) {
    takeEmptyStorage();
    (await openAccountDatabase(ACCOUNT_ID, 1, OPENING)).close();
    const opening = openAccountDatabase(ACCOUNT_ID, 2, OPENING);
    await takeTurns(turns);
    await deleteByAnother();
    const database = await opening;
    // Deleted behind the last of its writes: whoever opened it is told.
    if (database.takenOver === 'deleted') continue;
    expect(await isUsable(database), `deleted after ${turns} turns`).toBe(true);
    anew += 1;
    database.close();
  }
  expect(anew).toBeGreaterThan(2);
});

test('to look for a database that is missing neither creates nor deletes one, which another context may be creating', async () => {
  const asked: string[] = [];
  class WatchedFactory extends IDBFactory {
    override open(name: string, version?: number) {
      asked.push(`open ${name}`);
      return super.open(name, version);
    }

    override deleteDatabase(name: string) {
      asked.push(`delete ${name}`);
      return super.deleteDatabase(name);
    }
  }
  takeStorage(new WatchedFactory());
  expect(await findAccountDatabase(ACCOUNT_ID)).toEqual({ kind: 'main', name: NAME, state: 'missing' });
  expect(asked).toEqual([]);
});
