import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { openAccountStore } from '../../../tests/fixtures/account-store.ts';
import { createCannedServer, sampleOf } from '../../../tests/fixtures/canned-server.ts';
import { benchAccount, START_MS } from '../../../tests/fixtures/engine-bench.ts';
import { createManualClock } from '../../../tests/fixtures/manual-clock.ts';
import { setPass } from '../members/set-pass.ts';
import { setLike } from './set-like.ts';

const PROFILE_ID = 9;

afterEach(() => vi.restoreAllMocks());

/** A full device, which has room once the searches are given up: only one of them has the member. */
async function openFullDevice() {
  let isFull = true;
  const store = await openAccountStore(async ({ searches }) => {
    isFull = false;
    await searches.clear();
    return true;
  });
  for (const method of ['put', 'add'] as const) {
    const write = IDBObjectStore.prototype[method];
    vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (this: IDBObjectStore, ...row) {
      if (isFull && ['outbox', 'passes'].includes(this.name)) throw new DOMException('No room', 'QuotaExceededError');
      return write.apply(this, row);
    });
  }
  const result = sampleOf('SearchResult', { profiles: [sampleOf('ProfileCard', { id: PROFILE_ID, name: 'Ada' })] });
  await store.database.searches.put({ key: 'a', result, askedAtMs: START_MS, fetchedAtMs: START_MS });
  const clock = createManualClock(START_MS);
  return { account: benchAccount({ server: createCannedServer(), store, clock }), database: store.database };
}

test('a member found by a search is liked on a full device that gives the search up for it', async () => {
  const { account, database } = await openFullDevice();
  expect(await setLike(account, { profileId: PROFILE_ID, liked: true })).toEqual({ status: 'accepted' });
  expect(await database.likes.get(PROFILE_ID)).toMatchObject({ given: 1, profile: { name: 'Ada' } });
  expect(await database.outbox.count()).toBe(1);
});

test('a member found by a search is passed on a full device that gives the search up for it', async () => {
  const { account, database } = await openFullDevice();
  expect(await setPass(account, { profileId: PROFILE_ID, passed: true })).toEqual({ status: 'accepted' });
  expect(await database.passes.get(PROFILE_ID)).toMatchObject({ profile: { name: 'Ada' } });
});
