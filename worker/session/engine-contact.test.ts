import { afterEach, beforeEach, expect, test } from 'vitest';
import { cannedUser } from '../../tests/fixtures/canned-server.ts';
import { type EngineBench, openEngineBench, POLL } from '../../tests/fixtures/engine-bench.ts';

let bench: EngineBench;
beforeEach(async () => {
  bench = await openEngineBench();
});
afterEach(() => bench.close());

test('a conversation that cannot be fetched has the member told at once that the connection is gone, and when it is back', async () => {
  bench.shown.add(1);
  bench.start();
  await bench.finishPoll();
  await bench.pass(10_000);
  const gone = () => Promise.reject(new TypeError('Failed to fetch'));
  bench.server.answer('GET /api/user.php', gone);
  bench.server.answer('GET /api/chat.php', gone);
  await bench.pass(5_000);
  await bench.settle();
  expect(await bench.sync()).toMatchObject({ state: 'offline' });
  bench.server.answer('GET /api/user.php', cannedUser());
  bench.server.answer('GET /api/chat.php', { messages: [] });
  bench.newCalls();
  bench.engine?.noteContact(true);
  bench.engine?.noteContact(false);
  await bench.settle();
  expect(bench.newCalls()).toEqual([]);
  await bench.pass(10_000);
  await bench.finishPoll();
  expect(await bench.sync()).toMatchObject({ state: 'ok' });
});

test('calls that fail while the server answers the poll cost one poll in ten seconds', async () => {
  const running = bench.start();
  await bench.finishPoll();
  bench.newCalls();
  running.noteContact(false);
  await bench.settle();
  expect(bench.newCalls()).toEqual([]);
  await bench.pass(9_000);
  running.noteContact(false);
  running.noteContact(false);
  await bench.finishPoll();
  expect(bench.newCalls()).toEqual(POLL);
  running.noteContact(false);
  await bench.finishPoll();
  expect(bench.newCalls()).toEqual([]);
});

test('who is back after minutes without a network need not wait: the poll and what is to be sent go out at once', async () => {
  bench.isPushSubscribed = true;
  await bench.putPush(true);
  const running = bench.start();
  await bench.finishPoll();
  await bench.pass(20_000);
  // Each wait after a failure is as long as it may be.
  bench.chance = 1;
  bench.server.answer('GET /api/user.php', () => Promise.reject(new TypeError('Failed to fetch')));
  running.noteContact(false);
  for (let second = 0; second < 100; second += 1) await bench.pass(1_000);
  expect(await bench.sync()).toMatchObject({ state: 'offline' });
  await bench.add('like', { kind: 'like', profileId: 2 });
  bench.server.answer('GET /api/user.php', cannedUser());
  bench.newCalls();
  running.wake(false);
  await bench.finishPoll();
  expect(bench.newCalls()).toEqual([
    'GET /api/user.php',
    'POST /api/likes.php',
    'GET /api/chats.php',
    'GET /api/likes.php',
  ]);
  expect(await bench.sync()).toMatchObject({ state: 'ok' });
});

test('a server that fails is asked no sooner because somebody comes back to the tab', async () => {
  bench.isPushSubscribed = true;
  await bench.putPush(true);
  const running = bench.start();
  await bench.finishPoll();
  bench.chance = 1;
  bench.server.answer('GET /api/user.php', 500);
  await bench.pass(20_000);
  running.wake(true);
  await bench.finishPoll();
  expect(await bench.sync()).toMatchObject({ state: 'failing' });
  bench.newCalls();
  running.wake(false);
  await bench.settle();
  expect(bench.newCalls()).toEqual([]);
});
