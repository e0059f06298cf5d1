import { expect, test } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { openAccountStore } from '../../../tests/fixtures/account-store.ts';
import { createCannedServer, sampleOf } from '../../../tests/fixtures/canned-server.ts';
import { benchAccount, START_MS } from '../../../tests/fixtures/engine-bench.ts';
import { createManualClock } from '../../../tests/fixtures/manual-clock.ts';
import { markSettled } from '../../sync/outbox-rows.ts';
import { pullMember } from '../members/pull.ts';
import { pullLikes } from './pull.ts';
import { setLike } from './set-like.ts';

type Likes = components['schemas']['Likes'];

const LIKES = 'GET /api/likes.php';
const PROFILE_ID = 9;

const entry = (isNew: boolean) =>
  sampleOf('LikeEntry', { id: PROFILE_ID, like_new: isNew, liked_at: '2026-05-01T12:00:00Z' });

async function open() {
  const server = createCannedServer();
  const store = await openAccountStore();
  const clock = createManualClock(START_MS);
  const account = benchAccount({ server, store, clock });
  /** Asks for the likes; `answer` sends what the server had at that time. */
  async function askSlowly(likes: Likes) {
    let send: (response: Response) => void = () => {};
    const before = server.count(LIKES);
    server.answer(LIKES, () => new Promise((resolve) => (send = resolve)));
    const pulling = pullLikes(account);
    await expect.poll(() => server.count(LIKES)).toBe(before + 1);
    return async () => {
      send(new Response(JSON.stringify(likes)));
      return await pulling;
    };
  }
  return { server, clock, account, askSlowly, database: store.database };
}

test('an answer that a later one has overtaken does not take a like back', async () => {
  const { server, clock, account, askSlowly, database } = await open();
  const profile = sampleOf('MemberProfile', { id: PROFILE_ID });
  await database.members.put({ profileId: PROFILE_ID, state: 'loaded', profile, fetchedAtMs: START_MS });
  const answer = await askSlowly({ profiles: [], liked_by: [] });
  clock.advance(10);
  await setLike(account, { profileId: PROFILE_ID, liked: true });
  await markSettled(database, (await database.outbox.toCollection().first())?.sequence ?? 0, clock.now());
  clock.advance(10);
  server.answer(LIKES, { profiles: [entry(false)], liked_by: [] });
  await pullLikes(account);
  expect(await database.outbox.count()).toBe(0);
  expect(await answer()).toEqual({ status: 'ok' });
  expect((await database.likes.get(PROFILE_ID))?.given).toBe(1);
});

test('who is unliked before the likes have come is unliked at the server, and not liked again by their coming', async () => {
  const { server, account, database } = await open();
  const profile = sampleOf('MemberProfile', { id: PROFILE_ID, liked: true });
  await database.members.put({ profileId: PROFILE_ID, state: 'loaded', profile, fetchedAtMs: START_MS });
  expect(await setLike(account, { profileId: PROFILE_ID, liked: false })).toEqual({ status: 'accepted' });
  server.answer(LIKES, { profiles: [entry(false)], liked_by: [] });
  await pullLikes(account);
  expect((await database.likes.get(PROFILE_ID))?.given).toBe(0);
  expect((await database.outbox.toArray()).map(({ intent }) => intent.kind)).toEqual(['unlike']);
  // Once they are there, what a row does not tell is not so.
  const other = sampleOf('MemberProfile', { id: PROFILE_ID + 1 });
  await database.members.put({ profileId: other.id, state: 'loaded', profile: other, fetchedAtMs: START_MS });
  expect(await setLike(account, { profileId: other.id, liked: false })).toEqual({ status: 'accepted' });
  expect(await database.outbox.count()).toBe(1);
});

test('a like whose profile was opened while the likes were asked for is not new again', async () => {
  const { server, account, askSlowly, database } = await open();
  server.answer(LIKES, { profiles: [], liked_by: [entry(true)] });
  await pullLikes(account);
  const answer = await askSlowly({ profiles: [], liked_by: [entry(true)] });
  server.answer('GET /api/profile.php', sampleOf('MemberProfile', { id: PROFILE_ID, like_new: true }));
  await pullMember(account, PROFILE_ID);
  expect((await database.likes.get(PROFILE_ID))?.isNew).toBe(0);
  server.answer(LIKES, { profiles: [], liked_by: [entry(false)] });
  expect(await answer()).toEqual({ status: 'ok' });
  expect((await database.likes.get(PROFILE_ID))?.isNew).toBe(0);
});

test('a like is not new either whose profile was opened before the first likes came in', async () => {
  const { server, account, askSlowly, database } = await open();
  const answer = await askSlowly({ profiles: [], liked_by: [entry(true)] });
  server.answer('GET /api/profile.php', sampleOf('MemberProfile', { id: PROFILE_ID, like_new: true }));
  await pullMember(account, PROFILE_ID);
  server.answer(LIKES, { profiles: [], liked_by: [entry(false)] });
  expect(await answer()).toEqual({ status: 'ok' });
  expect((await database.likes.get(PROFILE_ID))?.isNew).toBe(0);
});

test('a like keeps how its member’s own text begins, where the server sends it', async () => {
  const { server, account, database } = await open();
  const told = sampleOf('LikeEntry', { id: PROFILE_ID, excerpt: 'Tea first.' });
  const { excerpt: _excerpt, ...untold } = sampleOf('LikeEntry', { id: PROFILE_ID + 1 });
  server.answer(LIKES, { profiles: [told], liked_by: [untold] });
  await pullLikes(account);
  expect((await database.likes.get(PROFILE_ID))?.profile.excerpt).toBe('Tea first.');
  expect((await database.likes.get(PROFILE_ID + 1))?.profile).not.toHaveProperty('excerpt');
});
