import { Dexie } from 'dexie';
import { beforeEach, expect, test } from 'vitest';
import { OPENING } from '../../tests/fixtures/account-store.ts';
import { createManualClock } from '../../tests/fixtures/manual-clock.ts';
import { takeEmptyStorage } from '../../tests/fixtures/storage.ts';
import { until } from '../../tests/fixtures/until.ts';
import { openAccountDatabase } from './account-storage.ts';
import { deleteAccountDatabases } from './delete-account-databases.ts';

const NAME = 'rendezvous-account-7';

beforeEach(takeEmptyStorage);

/** Opens the database as a page does that is frozen later: it hears of nothing. */
async function holdOpen(): Promise<IDBDatabase> {
  return await new Promise((resolve, reject) => {
    const request = Dexie.dependencies.indexedDB.open(NAME);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function keysIn(held: IDBDatabase, store: string): Promise<unknown[]> {
  return await new Promise((resolve, reject) => {
    const request = held.transaction(store).objectStore(store).getAllKeys();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

test('a database that a frozen page holds open is empty after three seconds, and is gone once the page lets go', async () => {
  const database = await openAccountDatabase(7, 3, OPENING);
  await database.drafts.put({ conversationId: 3, text: 'For nobody else', updatedAtMs: 1 });
  database.close();
  const held = await holdOpen();
  const clock = createManualClock(0);
  let isDone = false;
  const deleting = deleteAccountDatabases(7, clock).finally(() => {
    isDone = true;
  });
  await until('it is empty', async () => (await keysIn(held, 'drafts')).length === 0);
  expect(await keysIn(held, 'meta')).toEqual([]);
  clock.advance(2_999);
  await new Promise((resolve) => setImmediate(resolve));
  expect(isDone).toBe(false);
  clock.advance(1);
  await deleting;
  held.close();
  await until('it is deleted', async () => !(await Dexie.getDatabaseNames()).includes(NAME));
});

test('a database that nobody holds is deleted without waiting', async () => {
  (await openAccountDatabase(7, 3, OPENING)).close();
  const clock = createManualClock(0);
  await deleteAccountDatabases(7, clock);
  expect(await Dexie.getDatabaseNames()).toEqual([]);
  expect(clock.pending()).toBe(0);
});
