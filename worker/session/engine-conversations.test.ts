import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleOf } from '../../tests/fixtures/canned-server.ts';
import { type EngineBench, openEngineBench, START_MS } from '../../tests/fixtures/engine-bench.ts';

let bench: EngineBench;
beforeEach(async () => {
  bench = await openEngineBench();
});
afterEach(() => bench.close());

test('the messages of a visible conversation are fetched every five seconds, as long as it is', async () => {
  const running = bench.start();
  await bench.finishPoll();
  bench.newCalls();
  bench.shown.add(3);
  running.tabsChanged();
  for (const period of ['first', 'second']) {
    await bench.pass(4_999);
    expect(bench.newCalls(), period).toEqual([]);
    await bench.pass(1);
    expect(bench.newCalls(), period).toEqual(['GET /api/chat.php']);
  }
  bench.shown.add(4);
  running.tabsChanged();
  await bench.pass(5_000);
  expect(bench.newCalls()).toContain('GET /api/chat.php');
  bench.shown.clear();
  running.tabsChanged();
  await bench.pass(30_000);
  expect(bench.newCalls()).toEqual([]);
});

test('a conversation that is visible from the beginning has its messages fetched', async () => {
  bench.shown.add(3);
  bench.start(START_MS);
  await bench.pass(5_000);
  expect(bench.newCalls()).toEqual(['GET /api/chat.php']);
});

test('a conversation whose messages cannot be had is asked for more slowly', async () => {
  bench.server.answer('GET /api/chat.php', 500);
  bench.shown.add(3);
  bench.start(START_MS);
  await bench.pass(5_000);
  bench.server.answer('GET /api/chat.php', () => new Response(null, { status: 503, headers: { 'retry-after': '9' } }));
  await bench.pass(5_000);
  bench.newCalls();
  await bench.pass(13_999);
  expect(bench.newCalls()).toEqual([]);
  await bench.pass(1);
  expect(bench.newCalls()).toEqual(['GET /api/chat.php']);
});

test('where no conversation is visible any more no timer is left for them', async () => {
  const running = bench.start();
  await bench.finishPoll();
  await bench.pass(3_000);
  const before = bench.clock.pending();
  bench.shown.add(3);
  running.tabsChanged();
  expect(bench.clock.pending()).toBe(before + 1);
  bench.shown.clear();
  running.tabsChanged();
  expect(bench.clock.pending()).toBe(before);
});

test('a conversation that the server refuses is asked for again after a wait longer than its five seconds', async () => {
  bench.chance = 1;
  bench.server.answer('GET /api/chat.php', 403);
  bench.shown.add(3);
  bench.start(START_MS);
  await bench.pass(5_250);
  expect(bench.server.count('GET /api/chat.php')).toBe(1);
  await bench.pass(6_999);
  expect(bench.server.count('GET /api/chat.php')).toBe(1);
  await bench.pass(1);
  expect(bench.server.count('GET /api/chat.php')).toBe(2);
});

test('messages that are being fetched ahead are not fetched a second time, and later ones are again', async () => {
  const entry = sampleOf('ChatEntry');
  const conversation = { ...entry.conversation, started_at: '2026-03-01T12:00:00Z', last_message: null };
  bench.server.answer('GET /api/chats.php', [{ ...entry, conversation }]);
  let answer: (response: Response) => void = () => {};
  bench.server.answer('GET /api/chat.php', () => new Promise((resolve) => (answer = resolve)));
  bench.start();
  await bench.finishPoll();
  await bench.settle();
  expect(bench.server.count('GET /api/chat.php')).toBe(1);
  await bench.pass(59_000);
  await bench.pass(1_000);
  expect(bench.server.count('GET /api/chats.php')).toBe(2);
  expect(bench.server.count('GET /api/chat.php')).toBe(1);
  answer(new Response(null, { status: 500 }));
  await bench.settle();
  await bench.pass(59_000);
  await bench.pass(1_000);
  expect(bench.server.count('GET /api/chat.php')).toBe(2);
});

test('a conversation on screen asks a server that does not say who is logged in no sooner than planned', async () => {
  bench.chance = 1;
  bench.server.answer('GET /api/user.php', 500);
  bench.server.answer('GET /api/chat.php', sampleOf('ChatPage', { id: 3, messages: [], has_more: false }));
  await bench.add('like', { kind: 'like', profileId: 5 });
  bench.shown.add(3);
  bench.start();
  for (let passedS = 0; passedS < 300; passedS += 5) await bench.pass(5_000);
  // Waits of 2, 4, 8, 16 and 32 seconds, then a minute each.
  expect(bench.newCalls().filter((call) => call === 'GET /api/user.php').length).toBeLessThanOrEqual(10);
});

/** Answers for the messages of these conversations with an error, for those of others with none. */
function breakConversations(...broken: readonly number[]): void {
  bench.server.answer('GET /api/chat.php', () => {
    const id = asked().at(-1) ?? 0;
    if (broken.includes(id)) return new Response(null, { status: 500 });
    return new Response(JSON.stringify(sampleOf('ChatPage', { id, messages: [], has_more: false })));
  });
}

/** Conversations whose messages were asked for, in order. */
const asked = (): number[] =>
  bench.server.requests.flatMap(({ url }) => {
    const id = new URL(url).searchParams.get('conversation');
    return id === null ? [] : [Number(id)];
  });

/** Chats with messages that the device does not have, the first one the newest. */
function listChats(...ids: readonly number[]): void {
  const { conversation, profile } = sampleOf('ChatEntry');
  const entries = ids.map((id, index) => ({
    conversation: {
      ...conversation,
      id,
      last_message: sampleOf('Message', { id: 100 - index, sent_at: `2026-05-01T12:${59 - index}:00Z` }),
    },
    profile: { ...profile, id },
    num_unread_messages: 0,
  }));
  bench.server.answer('GET /api/chats.php', entries);
}

test('beside a conversation whose messages cannot be had another one on screen is fetched every five seconds', async () => {
  bench.chance = 1;
  breakConversations(3);
  for (const id of [3, 4]) bench.shown.add(id);
  bench.start(START_MS);
  await bench.pass(5_250);
  expect(asked()).toEqual([3, 4]);
  await bench.pass(5_250);
  expect(asked()).toEqual([3, 4, 3, 4]);
});

test('a conversation whose messages cannot be had keeps no other one from being fetched ahead', async () => {
  breakConversations(3);
  listChats(3, 4, 5);
  bench.start();
  await bench.finishPoll();
  await bench.settle();
  expect(asked()).toEqual([3, 4, 5]);
});

test('where no messages at all can be had, few conversations are asked for after a poll', async () => {
  const ids = Array.from({ length: 20 }, (_, index) => index + 1);
  breakConversations(...ids);
  listChats(...ids);
  bench.start();
  await bench.finishPoll();
  await bench.settle();
  expect(asked()).toEqual([1, 2, 3, 4, 5]);
});

test('a read mark that the server refuses goes out once for each poll, not with each fetch of the open chat', async () => {
  const message = sampleOf('Message', { id: 9, from_me: false, message_id: null, sent_at: '2026-11-21T10:00:00Z' });
  const entry = sampleOf('ChatEntry', { num_unread_messages: 1 });
  bench.server.answer('GET /api/chats.php', [
    { ...entry, conversation: { ...entry.conversation, id: 3, last_message: message } },
  ]);
  bench.server.answer('GET /api/chat.php', sampleOf('ChatPage', { id: 3, messages: [message], has_more: false }));
  bench.server.answer('PUT /api/chat.php', () =>
    Response.json({ error: 'not_found', message: 'There is no such chat' }, { status: 404 }),
  );
  bench.shown.add(3);
  bench.start();
  await bench.finishPoll();
  for (let second = 1; second < 60; second += 1) await bench.pass(1_000);
  expect(bench.server.count('PUT /api/chat.php')).toBeLessThan(3);
});
