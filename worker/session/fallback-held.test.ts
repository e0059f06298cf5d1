import { Dexie } from 'dexie';
import { beforeEach, expect, test } from 'vitest';
import { OPENING } from '../../tests/fixtures/account-store.ts';
import { createManualClock } from '../../tests/fixtures/manual-clock.ts';
import { takeEmptyStorage } from '../../tests/fixtures/storage.ts';
import { asNewer, asOlder, OWN } from '../../tests/fixtures/two-versions.ts';
import { until } from '../../tests/fixtures/until.ts';
import { BLOCKED_LIMIT_MS } from '../sync/done-within.ts';
import { enqueue } from '../sync/outbox-rows.ts';
import { openAccountDatabase } from './account-storage.ts';

const FALLBACK = `rendezvous-account-7-v${OWN}`;

beforeEach(takeEmptyStorage);

/** Opens the database as a page does that is frozen later: it hears of nothing. */
async function holdOpen(name: string): Promise<IDBDatabase> {
  return await new Promise((resolve, reject) => {
    const request = Dexie.dependencies.indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

const like = { idempotencyKey: 'k', lane: 'l', intent: { kind: 'like', profileId: 3 }, nowMs: 5 } as const;
const isThere = async () => (await Dexie.getDatabaseNames()).includes(FALLBACK);

test('a fallback that a frozen page holds open does not keep the newer version from starting', async () => {
  await asNewer(async () => {});
  await asOlder(async (database) => void (await enqueue(database, like)));
  const held = await holdOpen(FALLBACK);
  const clock = createManualClock(0);
  const newer = { ...OPENING, schemaVersion: OWN + 1, after: clock.after };
  let passedMs = 0;
  const startTwice = async () => {
    (await openAccountDatabase(7, 1, newer)).close();
    return await openAccountDatabase(7, 1, newer);
  };
  let isOpen = false;
  const starting = startTwice().finally(() => {
    isOpen = true;
  });
  await until('both starts are through', async () => {
    clock.advance(100);
    passedMs += 100;
    return isOpen;
  });
  expect(passedMs).toBeGreaterThanOrEqual(BLOCKED_LIMIT_MS);
  const database = await starting;
  // What waited there goes out once.
  expect((await database.outbox.toArray()).map(({ idempotencyKey }) => idempotencyKey)).toEqual(['k']);
  held.close();
  await until('it is deleted', async () => !(await isThere()));
  database.close();
});
