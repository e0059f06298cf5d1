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
