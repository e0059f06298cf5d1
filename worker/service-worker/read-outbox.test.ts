import { Dexie } from 'dexie';
import { beforeEach, expect, test, vi } from 'vitest';
import { OPENING } from '../../tests/fixtures/account-store.ts';
import { takeEmptyStorage } from '../../tests/fixtures/storage.ts';
import type { AccountDatabase } from '../public/database.ts';
import { openAccountDatabase } from '../session/account-storage.ts';
import { enqueue } from '../sync/outbox-rows.ts';
import { readOutbox } from './read-outbox.ts';

beforeEach(() => {
  takeEmptyStorage();
  vi.stubGlobal('indexedDB', Dexie.dependencies.indexedDB);
  return () => vi.unstubAllGlobals();
});

async function running(schemaVersion: number, work: (database: AccountDatabase) => Promise<unknown>): Promise<void> {
  const database = await openAccountDatabase(7, 1, { ...OPENING, schemaVersion });
  await work(database);
  database.close({ disableAutoOpen: true });
}

async function like(database: AccountDatabase, profileId: number): Promise<void> {
  await enqueue(database, {
    idempotencyKey: `like-${profileId}`,
    lane: 'likes',
    intent: { kind: 'like', profileId },
    nowMs: 1,
  });
}

const keys = async () => (await readOutbox(7)).map((row) => Object(row).idempotencyKey);

test('what waits is read from the database of the account, and brings none into being', async () => {
  expect(await keys()).toEqual([]);
  expect(await Dexie.getDatabaseNames()).toEqual([]);
  await running(OPENING.schemaVersion, (database) => like(database, 1));
  expect(await keys()).toEqual(['like-1']);
});

test('after a rollback it is read from the fallback, until the newer version has taken it back', async () => {
  await running(OPENING.schemaVersion + 1, async (database) => {
    await like(database, 1);
    await like(database, 2);
  });
  let note: unknown;
  await running(OPENING.schemaVersion, async (database) => {
    await database.outbox.where('idempotencyKey').equals('like-1').delete();
    note = await database.meta.get('fallback');
  });
  expect(await keys()).toEqual(['like-2']);
  const main = new Dexie('rendezvous-account-7');
  await main.open();
  await main.table<unknown>('meta').put({ key: 'taken-back', fallbackIds: [Object(note).id] });
  main.close();
  expect(await keys()).toEqual(['like-1', 'like-2']);
});
