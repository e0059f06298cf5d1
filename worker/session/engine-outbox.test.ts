import { afterEach, beforeEach, expect, test } from 'vitest';
import { STORE_ACCOUNT_ID } from '../../tests/fixtures/account-store.ts';
import { cannedUser, sampleOf } from '../../tests/fixtures/canned-server.ts';
import { type EngineBench, openEngineBench, POLL, START_MS } from '../../tests/fixtures/engine-bench.ts';
import { until } from '../../tests/fixtures/until.ts';

let bench: EngineBench;
beforeEach(async () => {
  bench = await openEngineBench();
});
afterEach(() => bench.close());

test('what waits is sent once it is known whose session it is, and what is added when it is told', async () => {
  await bench.add('first', { kind: 'like', profileId: 5 });
  const running = bench.start(START_MS);
  await bench.settle();
  expect(bench.newCalls()).toEqual(['GET /api/user.php', 'POST /api/likes.php']);
  await bench.add('second', { kind: 'unlike', profileId: 5 });
  running.pumpOutbox();
  await bench.settle();
  expect(bench.newCalls()).toEqual(['DELETE /api/likes.php']);
});

test('each kind of intent has its own call', async () => {
  await bench.add('a', {
    kind: 'send-message',
    conversationId: 3,
    messageId: '4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77',
    text: 'a',
  });
  await bench.add('b', { kind: 'mark-read', conversationId: 3, readUntil: 9 });
  await bench.add('c', { kind: 'remove-chat', conversationId: 4 });
  bench.start(START_MS);
  await bench.settle();
  expect(bench.newCalls()).toEqual(
    expect.arrayContaining(['DELETE /api/chat.php', 'POST /api/chat.php', 'PUT /api/chat.php']),
  );
});

test('after a removal the chats are reloaded, after a like they are not', async () => {
  await bench.add('removal', { kind: 'remove-chat', conversationId: 3 });
  bench.start(START_MS);
  await bench.settle();
  expect(bench.newCalls()).toEqual(['GET /api/user.php', 'DELETE /api/chat.php', 'GET /api/chats.php']);
  await bench.add('like', { kind: 'like', profileId: 5 });
  bench.engine?.pumpOutbox();
  await bench.settle();
  expect(bench.newCalls()).toEqual(['POST /api/likes.php']);
});

test('a like that is refused because the session is lost asks for the user', async () => {
  bench.server.answer('POST /api/likes.php', 403);
  bench.chance = 0.5;
  await bench.add('like', { kind: 'like', profileId: 5 });
  bench.start(START_MS);
  await bench.settle();
  expect(bench.newCalls()).toEqual(['GET /api/user.php', 'POST /api/likes.php']);
  await bench.pass(1_000);
  expect(bench.newCalls().at(-1)).toBe('GET /api/user.php');
});

test('who has logged in as somebody else beside the app does nothing in the name of this member', async () => {
  await bench.add('like', { kind: 'like', profileId: 5 });
  bench.server.answer('GET /api/user.php', cannedUser(STORE_ACCOUNT_ID + 1));
  bench.start(START_MS);
  await bench.settle();
  expect(bench.newCalls()).toEqual(['GET /api/user.php']);
  expect(bench.told).toContain('other account');
});

test('after a pause in which nothing was heard of the user, the user is asked for before anything is sent', async () => {
  bench.start();
  await bench.finishPoll();
  bench.newCalls();
  bench.clock.jump(120_000);
  await bench.add('like', { kind: 'like', profileId: 5 });
  bench.engine?.pumpOutbox();
  await bench.settle();
  expect(bench.newCalls().slice(0, 2)).toEqual(['GET /api/user.php', 'POST /api/likes.php']);
});

test('what failed to go out while there was no server goes with the first good poll, without a wait', async () => {
  bench.server.answer('GET /api/user.php', () => Promise.reject(new TypeError('Failed to fetch')));
  await bench.add('like', { kind: 'like', profileId: 5 });
  await bench.store.database.outbox.update(1, { nextAttemptAtMs: START_MS + 3_000_000 });
  bench.start();
  await bench.pass(0);
  bench.server.answer('GET /api/user.php', cannedUser());
  await bench.finishPoll();
  await bench.finishPoll();
  expect(bench.newCalls()).toContain('POST /api/likes.php');
});

test('what has failed goes out as soon as the server names the member again, before it is asked for the lists', async () => {
  bench.server.answer('GET /api/user.php', 500);
  await bench.add('like', { kind: 'like', profileId: 5 });
  await bench.store.database.outbox.update(1, { nextAttemptAtMs: START_MS + 3_000_000 });
  bench.chance = 0.5;
  bench.start();
  await bench.pass(0);
  expect(bench.newCalls()).toEqual(['GET /api/user.php']);
  bench.server.answer('GET /api/user.php', cannedUser());
  await bench.pass(1_000);
  expect(bench.newCalls()).toEqual(['GET /api/user.php', 'POST /api/likes.php']);
});

test('nothing is sent while the server cannot say whose session it is', async () => {
  bench.server.answer('GET /api/user.php', 500);
  bench.chance = 0.5;
  await bench.add('like', { kind: 'like', profileId: 5 });
  bench.start();
  await bench.pass(0);
  bench.engine?.pumpOutbox();
  await bench.settle();
  expect(new Set(bench.newCalls())).toEqual(new Set(['GET /api/user.php']));
});

test('a tab that is looked at again sends what waits for its next attempt', async () => {
  const running = bench.start();
  await bench.finishPoll();
  await bench.add('like', { kind: 'like', profileId: 5 });
  await bench.store.database.outbox.update(1, { nextAttemptAtMs: START_MS + 30_000 });
  bench.newCalls();
  running.wake(false);
  await bench.settle();
  expect(bench.newCalls()).toEqual(['POST /api/likes.php']);
});

test('a good poll after a good one leaves waits as they are', async () => {
  bench.start();
  await bench.finishPoll();
  bench.newCalls();
  await bench.add('like', { kind: 'like', profileId: 5 });
  await bench.store.database.outbox.update(1, { nextAttemptAtMs: START_MS + 3_000_000 });
  await bench.pass(59_000);
  await bench.pass(1_000);
  expect(bench.newCalls()).toEqual(POLL);
});

test('messages of a chat that has news are fetched ahead, once', async () => {
  const entry = sampleOf('ChatEntry');
  const conversation = { ...entry.conversation, started_at: '2026-03-01T12:00:00Z', last_message: null };
  bench.server.answer('GET /api/chats.php', [{ ...entry, conversation }]);
  bench.start();
  await bench.finishPoll();
  await until('they are fetched', () => bench.server.count('GET /api/chat.php') > 0);
  await bench.settle();
  expect(bench.server.count('GET /api/chat.php')).toBe(1);
});

test('nothing is asked for or sent after the end', async () => {
  const running = bench.start();
  await bench.finishPoll();
  bench.shown.add(3);
  running.tabsChanged();
  bench.newCalls();
  running.stop();
  await bench.add('like', { kind: 'like', profileId: 5 });
  running.pumpOutbox();
  running.wake(true);
  await bench.pass(3_600_000);
  expect(bench.newCalls()).toEqual([]);
  expect(running.nextPollAtMs()).toBeNull();
});
