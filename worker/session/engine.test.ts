import { afterEach, beforeEach, expect, test } from 'vitest';
import { cannedUser } from '../../tests/fixtures/canned-server.ts';
import { type EngineBench, openEngineBench, POLL, START_MS } from '../../tests/fixtures/engine-bench.ts';
import { LONG_ABSENCE_MS } from '../public/visit.ts';

let bench: EngineBench;
beforeEach(async () => {
  bench = await openEngineBench();
});
afterEach(() => bench.close());

test('a poll asks for the user, and a second later for chats and likes', async () => {
  const running = bench.start();
  await bench.pass(0);
  expect(bench.newCalls()).toEqual(['GET /api/user.php']);
  expect(running.lastPollAtMs()).toBeNull();
  await bench.pass(999);
  expect(bench.newCalls()).toEqual([]);
  await bench.pass(1);
  expect(bench.newCalls()).toEqual(['GET /api/chats.php', 'GET /api/likes.php']);
  expect(bench.polledAtMs).toEqual([0]);
  expect(running.lastPollAtMs()).toBe(START_MS);
  expect(running.nextPollAtMs()).toBe(START_MS + 60_000);
  expect(await bench.sync()).toEqual({ key: 'sync', state: 'ok', lastSuccessAtMs: START_MS });
  expect(bench.told).toEqual(['polling']);
});

test('the next poll comes a minute after the beginning of the last, or five with push', async () => {
  await bench.putPush(true);
  bench.start();
  await bench.finishPoll();
  bench.newCalls();
  await bench.pass(58_999);
  expect(bench.newCalls()).toEqual([]);
  bench.isPushSubscribed = true;
  await bench.pass(1);
  await bench.pass(1_000);
  expect(bench.newCalls()).toEqual(POLL);
  expect(bench.polledAtMs).toEqual([0, 60_000]);
  expect(bench.engine?.nextPollAtMs()).toBe(START_MS + 360_000);
});

test('who takes over polls when the last poll of anybody is a minute old, and not before', async () => {
  bench.start(START_MS - 20_000);
  await bench.pass(39_999);
  expect(bench.newCalls()).toEqual([]);
  await bench.pass(1);
  expect(bench.newCalls()).toEqual(['GET /api/user.php']);
});

test('who takes over old data polls at once', async () => {
  bench.start(START_MS - 60_000);
  await bench.pass(0);
  expect(bench.newCalls()).toEqual(['GET /api/user.php']);
});

test('a tab in front polls when the data is old, the member whenever asked for it', async () => {
  const running = bench.start();
  await bench.finishPoll();
  bench.newCalls();
  running.wake(false);
  await bench.pass(0);
  expect(bench.newCalls()).toEqual([]);
  running.wake(true);
  await bench.finishPoll();
  expect(bench.newCalls()).toEqual(POLL);
  bench.clock.jump(60_000);
  running.wake(false);
  await bench.settle();
  expect(bench.newCalls()).toEqual(['GET /api/user.php']);
  running.wake(false);
  await bench.pass(1_000);
  await bench.pass(0);
  expect(bench.newCalls()).toEqual(['GET /api/chats.php', 'GET /api/likes.php']);
});

test.each([
  ['out of reach', () => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
  ['down', () => new Response(null, { status: 500 }), 'failing'],
])(
  'a server that is %s is not asked for chats and likes too, and asked again after a wait',
  async (_, answer, state) => {
    bench.server.answer('GET /api/user.php', answer);
    bench.start();
    await bench.pass(0);
    expect(await bench.sync()).toEqual({ key: 'sync', state, lastSuccessAtMs: 0 });
    expect(bench.polledAtMs).toEqual([]);
    await bench.pass(0);
    expect(bench.newCalls().filter((call) => call !== 'GET /api/user.php')).toEqual([]);
    bench.server.answer('GET /api/user.php', cannedUser());
    await bench.finishPoll();
    await bench.finishPoll();
    expect(await bench.sync()).toMatchObject({ state: 'ok' });
  },
);

test('a user that cannot be read keeps chats and likes from nobody', async () => {
  bench.server.answer('GET /api/user.php', { email: 1 });
  bench.start();
  await bench.finishPoll();
  expect(bench.newCalls().slice(0, 3)).toEqual(POLL);
  expect(await bench.sync()).toMatchObject({ state: 'failing' });
});

test('a server that says when to come back is asked then', async () => {
  bench.server.answer(
    'GET /api/chats.php',
    () => new Response(null, { status: 503, headers: { 'retry-after': '20' } }),
  );
  bench.server.answer(
    'GET /api/likes.php',
    () => new Response(null, { status: 503, headers: { 'retry-after': '40' } }),
  );
  bench.start();
  await bench.finishPoll();
  bench.newCalls();
  expect(bench.engine?.nextPollAtMs()).toBe(START_MS + 1_000 + 40_000);
  expect(await bench.sync()).toMatchObject({ state: 'failing' });
});

test('no network for one of the lists is told as offline, a failure of one as failing', async () => {
  bench.server.answer('GET /api/chats.php', 500);
  bench.server.answer('GET /api/likes.php', () => Promise.reject(new TypeError('Failed to fetch')));
  bench.start();
  await bench.finishPoll();
  expect(await bench.sync()).toMatchObject({ state: 'offline' });
});

test('a session that the server has ended is told, and nothing is asked for any more', async () => {
  bench.server.answer('GET /api/user.php', 403);
  bench.start();
  await bench.pass(0);
  bench.newCalls();
  await bench.pass(3_600_000);
  expect(bench.newCalls()).toEqual([]);
  expect(bench.told).toEqual(['polling', 'session lost']);
});

test('another member behind the cookie is told, and nothing is written or asked for any more', async () => {
  bench.server.answer('GET /api/user.php', cannedUser(8));
  bench.start();
  await bench.pass(0);
  bench.newCalls();
  await bench.pass(3_600_000);
  expect(bench.newCalls()).toEqual([]);
  expect(bench.told).toEqual(['polling', 'other account']);
  expect(await bench.store.database.user.count()).toBe(0);
});

test('a refusal of the lists alone ends no session: the user is asked again', async () => {
  bench.server.answer('GET /api/chats.php', 403);
  bench.start();
  await bench.finishPoll();
  expect(await bench.sync()).toBeUndefined();
  await bench.finishPoll();
  expect(bench.newCalls().filter((call) => call === 'GET /api/user.php').length).toBeGreaterThanOrEqual(2);
  expect(bench.told).not.toContain('session lost');
  // Refused again although the user was confirmed: members are told that they see old data.
  expect(await bench.sync()).toEqual({ key: 'sync', state: 'failing', lastSuccessAtMs: 0 });
  bench.server.answer('GET /api/chats.php', []);
  await bench.finishPoll();
  await bench.finishPoll();
  expect(await bench.sync()).toMatchObject({ state: 'ok' });
});

test('a database that is not there any more is told, unless the session has ended', async () => {
  bench.start();
  await bench.pass(0);
  expect(bench.newCalls()).toEqual(['GET /api/user.php']);
  bench.store.database.close({ disableAutoOpen: true });
  await bench.pass(1_000);
  bench.newCalls();
  await bench.pass(3_600_000);
  expect(bench.told).toEqual(['polling', 'database gone']);
  expect(bench.newCalls()).toEqual([]);
});

test('a session that ends while the user is asked for has no database that is missed', async () => {
  let answer: (response: Response) => void = () => {};
  bench.server.answer('GET /api/user.php', () => new Promise((resolve) => (answer = resolve)));
  bench.start();
  await bench.pass(0);
  bench.store.endSession();
  answer(new Response(JSON.stringify(cannedUser())));
  await bench.settle();
  expect(bench.told).toEqual(['polling']);
});

test('one list whose session is not there any more ends the polling, whatever the other says', async () => {
  bench.server.answer('GET /api/chats.php', 500);
  bench.start();
  await bench.pass(0);
  bench.store.database.close({ disableAutoOpen: true });
  await bench.pass(1_000);
  expect(bench.told).toEqual(['polling', 'database gone']);
});

test('a failure without a time to come back waits as long as chance says, not for ever and not at once', async () => {
  bench.chance = 0.5;
  bench.server.answer('GET /api/chats.php', 500);
  bench.start();
  await bench.finishPoll();
  expect(bench.engine?.nextPollAtMs()).toBe(START_MS + 1_000 + 1_000);
});

test('a tab that changes leaves the time of the next poll as it is, chance included', async () => {
  bench.chance = 1;
  const running = bench.start();
  await bench.finishPoll();
  expect(running.nextPollAtMs()).toBe(START_MS + 63_000);
  running.tabsChanged();
  expect(running.nextPollAtMs()).toBe(START_MS + 63_000);
});

test('a poll of a session that ends says nothing', async () => {
  bench.start();
  await bench.pass(0);
  bench.newCalls();
  bench.store.endSession();
  await bench.pass(1_000);
  expect(bench.newCalls()).toEqual([]);
  expect(bench.told).toEqual(['polling']);
  expect(bench.clock.pending()).toBe(0);
});

test('a push subscription that is gone brings the next poll forward', async () => {
  await bench.putPush(true);
  bench.isPushSubscribed = true;
  const running = bench.start();
  await bench.finishPoll();
  expect(running.nextPollAtMs()).toBe(START_MS + 300_000);
  await bench.pass(9_000);
  bench.isPushSubscribed = false;
  running.tabsChanged();
  expect(running.nextPollAtMs()).toBe(START_MS + 60_000);
  bench.isPushSubscribed = true;
  running.tabsChanged();
  expect(running.nextPollAtMs()).toBe(START_MS + 60_000);
});

test('a return after days is noted when a tab is visible, and that the server was asked once it was', async () => {
  const { meta } = bench.store.database;
  const leftAtMs = START_MS - LONG_ABSENCE_MS;
  await meta.put({ key: 'visit', lastSeenAtMs: leftAtMs, returned: null });
  bench.isVisible = false;
  const running = bench.start();
  await bench.settle();
  expect(await meta.get('visit')).toMatchObject({ lastSeenAtMs: leftAtMs, returned: null });
  bench.isVisible = true;
  running.tabsChanged();
  await bench.settle();
  const returned = { absentSinceMs: leftAtMs, backAtMs: START_MS, isPolled: false };
  expect(await meta.get('visit')).toMatchObject({ lastSeenAtMs: START_MS, returned });
  await bench.finishPoll();
  expect(await meta.get('visit')).toMatchObject({ returned: { ...returned, isPolled: true } });
  bench.isVisible = false;
  running.tabsChanged();
  await bench.settle();
  expect(await meta.get('visit')).toMatchObject({ lastSeenAtMs: START_MS + 1_000 });
});

test('the age of the data is kept when the last visible tab is hidden, and not before', async () => {
  const running = bench.start();
  await bench.finishPoll();
  await bench.pass(60_000);
  await bench.pass(1_000);
  running.tabsChanged();
  await bench.settle();
  expect(await bench.sync()).toMatchObject({ lastSuccessAtMs: START_MS });
  bench.isVisible = false;
  running.tabsChanged();
  await bench.settle();
  expect(await bench.sync()).toMatchObject({ lastSuccessAtMs: START_MS + 60_000 });
});

test('a device that loses its network is told when the data was last fetched, not when the state last changed', async () => {
  const running = bench.start();
  await bench.finishPoll();
  await bench.pass(60_000);
  await bench.pass(1_000);
  running.wake(false);
  await bench.settle();
  expect(await bench.sync()).toMatchObject({ state: 'ok', lastSuccessAtMs: START_MS + 60_000 });
});
