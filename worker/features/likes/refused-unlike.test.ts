import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleOf } from '../../../tests/fixtures/canned-server.ts';
import { benchAccount, type EngineBench, openEngineBench, START_MS } from '../../../tests/fixtures/engine-bench.ts';
import { discardIntent, retryIntent } from '../../session/retry-or-discard.ts';
import { pullLikes } from './pull.ts';
import { setLike } from './set-like.ts';

const PROFILE_ID = 9;
const LIKED_AT = '1970-01-01T00:00:05Z';
const LIKES = {
  profiles: [sampleOf('LikeEntry', { id: PROFILE_ID, liked_at: LIKED_AT })],
  liked_by: [],
};

let bench: EngineBench;
beforeEach(async () => {
  bench = await openEngineBench();
  bench.server.answer('GET /api/likes.php', LIKES);
});
afterEach(() => bench.close());

const unlike = () => setLike(benchAccount(bench), { profileId: PROFILE_ID, liked: false });
const row = () => bench.store.database.likes.get(PROFILE_ID);
const keyOfUnlike = async () => (await bench.store.database.outbox.toCollection().first())?.idempotencyKey ?? '';

/** The likes cannot be fetched from now on: only the device knows when the like was given. */
async function startWithOldLike(): Promise<void> {
  expect(await pullLikes(benchAccount(bench))).toEqual({ status: 'ok' });
  bench.server.answer('GET /api/likes.php', 503);
  expect(await row()).toMatchObject({ given: 1, givenAtMs: 5_000 });
}

test('an unlike that the server refuses leaves the like where it was among those given', async () => {
  await startWithOldLike();
  bench.server.answer('DELETE /api/likes.php', 422);
  expect(await unlike()).toEqual({ status: 'accepted' });
  bench.start();
  await bench.finishPoll();
  expect((await bench.store.database.outbox.toCollection().first())?.state).toBe('rejected');
  expect(await row()).toMatchObject({ given: 1, givenAtMs: 5_000, pending: 0 });
});

test('neither does one that is taken back while it waits', async () => {
  await startWithOldLike();
  await unlike();
  expect(await discardIntent(benchAccount(bench), await keyOfUnlike())).toEqual({ status: 'accepted' });
  expect(await row()).toMatchObject({ given: 1, givenAtMs: 5_000, pending: 0 });
});

test('nor one that was refused twice', async () => {
  await startWithOldLike();
  bench.server.answer('DELETE /api/likes.php', 422);
  await unlike();
  bench.start();
  await bench.finishPoll();
  await retryIntent(benchAccount(bench), await keyOfUnlike());
  expect(await row()).toMatchObject({ given: 0, pending: 1 });
  bench.engine?.pumpOutbox();
  await bench.settle();
  expect(bench.server.count('DELETE /api/likes.php')).toBe(2);
  expect(await row()).toMatchObject({ given: 1, givenAtMs: 5_000, pending: 0 });
});

test('a like that is taken back and given again before anything is sent stands as the newest', async () => {
  await startWithOldLike();
  await unlike();
  await setLike(benchAccount(bench), { profileId: PROFILE_ID, liked: true });
  expect(await row()).toMatchObject({ given: 1, givenAtMs: START_MS, pending: 1 });
});
