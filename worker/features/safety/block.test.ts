import { expect, test } from 'vitest';
import { chat } from '../../../tests/fixtures/account-rows.ts';
import { openAccountStore } from '../../../tests/fixtures/account-store.ts';
import { createCannedServer, sampleOf } from '../../../tests/fixtures/canned-server.ts';
import { benchAccount, START_MS } from '../../../tests/fixtures/engine-bench.ts';
import { createManualClock } from '../../../tests/fixtures/manual-clock.ts';
import { pullConversation } from '../chat/pull-conversation.ts';
import { setLike } from '../likes/set-like.ts';
import { pullMember } from '../members/pull.ts';
import { setPass } from '../members/set-pass.ts';
import { setBlock } from './block.ts';

const PROFILE_ID = 9;

test('a profile that was asked for before a block ended does not bring the block back', async () => {
  const server = createCannedServer();
  const store = await openAccountStore();
  const account = benchAccount({ server, store, clock: createManualClock(START_MS) });
  const profileOf = (blocked: boolean) => sampleOf('MemberProfile', { id: PROFILE_ID, blocked });
  let answer: (response: Response) => void = () => {};
  server.answer('GET /api/profile.php', () => new Promise((resolve) => (answer = resolve)));
  server.answer('DELETE /api/block.php', sampleOf('BlockState'));
  const loading = pullMember(account, PROFILE_ID);
  await expect.poll(() => server.count('GET /api/profile.php')).toBe(1);
  expect(await setBlock(account, { profileId: PROFILE_ID, blocked: false }, 'a-key-of-its-own')).toEqual({
    status: 'saved',
  });
  server.answer('GET /api/profile.php', profileOf(false));
  answer(new Response(JSON.stringify(profileOf(true))));
  expect(await loading).toEqual({ status: 'fetched' });
  expect((await store.database.members.get(PROFILE_ID))?.profile?.blocked).toBe(false);
  expect(server.count('GET /api/profile.php')).toBe(2);
});

test('whoever is liked or blocked is no longer among the passed', async () => {
  const server = createCannedServer();
  const store = await openAccountStore();
  const account = benchAccount({ server, store, clock: createManualClock(START_MS) });
  const { members, passes } = store.database;
  for (const profileId of [PROFILE_ID, 10]) {
    const profile = sampleOf('MemberProfile', { id: profileId, blocked: false });
    await members.put({ profileId, state: 'loaded', profile, fetchedAtMs: START_MS });
    await setPass(account, { profileId, passed: true });
  }
  await setLike(account, { profileId: 10, liked: true });
  expect(await passes.toCollection().primaryKeys()).toEqual([PROFILE_ID]);
  server.answer('POST /api/block.php', sampleOf('BlockState'));
  await setBlock(account, { profileId: PROFILE_ID, blocked: true }, 'a-key-of-its-own');
  expect(await passes.count()).toBe(0);
});

test('a damaged row of the outbox keeps nobody from seeing that somebody is blocked', async () => {
  const server = createCannedServer();
  const store = await openAccountStore();
  const account = benchAccount({ server, store, clock: createManualClock(START_MS) });
  await store.database.table<unknown>('outbox').add({ idempotencyKey: 'damaged', lane: 'chat:3', state: 'set-aside' });
  await store.database.chats.put({ ...chat(3), profileId: PROFILE_ID });
  // What is asked for after the block does not come.
  server.answer('GET /api/chats.php', 503);
  server.answer('POST /api/block.php', sampleOf('BlockState'));
  await setBlock(account, { profileId: PROFILE_ID, blocked: true }, 'a-key-of-its-own');
  expect((await store.database.chats.get(3))?.blocked).toBe(true);
});

test('a conversation that was asked for before a block does not lift it', async () => {
  const server = createCannedServer();
  const store = await openAccountStore();
  const account = benchAccount({ server, store, clock: createManualClock(START_MS) });
  const { profile } = sampleOf('ChatPage', {});
  const pageOf = (blocked: boolean) => sampleOf('ChatPage', { id: 3, profile, messages: [], has_more: false, blocked });
  await store.database.chats.put({ ...chat(3), profileId: profile.id });
  let answer: (response: Response) => void = () => {};
  server.answer('GET /api/chat.php', () => new Promise((resolve) => (answer = resolve)));
  server.answer('GET /api/chats.php', 503);
  server.answer('POST /api/block.php', sampleOf('BlockState'));
  const early = pullConversation(account, 3);
  await expect.poll(() => server.count('GET /api/chat.php')).toBe(1);
  await setBlock(account, { profileId: profile.id, blocked: true }, 'a-key-of-its-own');
  server.answer('GET /api/chat.php', pageOf(true));
  answer(new Response(JSON.stringify(pageOf(false))));
  expect(await early).toEqual({ status: 'ok' });
  expect(await store.database.chats.get(3)).toMatchObject({ blocked: true });
});
