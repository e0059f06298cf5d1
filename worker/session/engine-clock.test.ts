import { afterEach, beforeEach, expect, test } from 'vitest';
import { message } from '../../tests/fixtures/account-rows.ts';
import { cannedUser, sampleOf } from '../../tests/fixtures/canned-server.ts';
import { type EngineBench, openEngineBench, POLL, START_MS } from '../../tests/fixtures/engine-bench.ts';
import { LONG_ABSENCE_MS } from '../public/visit.ts';

const EMPTY = sampleOf('ChatPage', { id: 3, messages: [], has_more: false });

let bench: EngineBench;
beforeEach(async () => {
  bench = await openEngineBench();
});
afterEach(() => bench.close());

/** What is called for a like that is given now. */
async function callsOfLike(key = 'like'): Promise<string[]> {
  await bench.add(key, { kind: 'like', profileId: 5 });
  bench.newCalls();
  bench.engine?.pumpOutbox();
  await bench.settle();
  return bench.newCalls();
}

test('seventy seconds after the server named the member a like is still sent without asking again, and no later', async () => {
  bench.start();
  await bench.finishPoll();
  bench.clock.jump(69_000);
  expect(await callsOfLike()).toEqual(['POST /api/likes.php']);
  bench.clock.jump(1);
  expect((await callsOfLike('another'))[0]).toBe('GET /api/user.php');
});

test('after a clock was set back the member is asked for before anything is sent', async () => {
  bench.start();
  await bench.finishPoll();
  bench.clock.jump(-1_001);
  expect((await callsOfLike())[0]).toBe('GET /api/user.php');
});

test.each([
  ['the device has slept for a day', 24 * 3_600_000],
  ['the clock was set back by a day', -24 * 3_600_000],
])('what waits goes out once when %s, after the member was asked for', async (_, jumpMs) => {
  bench.start();
  await bench.finishPoll();
  bench.chance = 1;
  bench.server.answer('POST /api/likes.php', 503);
  expect(await callsOfLike()).toEqual(['POST /api/likes.php']);
  bench.server.answer('POST /api/likes.php', sampleOf('LikeState'));
  bench.clock.jump(jumpMs);
  bench.engine?.wake(false);
  await bench.finishPoll();
  const calls = bench.newCalls();
  expect(calls[0]).toBe('GET /api/user.php');
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /api/likes.php']);
  expect(await bench.store.database.outbox.where('state').equals('queued').count()).toBe(0);
});

test('who takes over after the clock was set back polls at once', async () => {
  bench.start(START_MS + 1_000);
  await bench.pass(0);
  expect(bench.newCalls()).toEqual(['GET /api/user.php']);
});

test.each([
  ['fresh', 59_000, true],
  ['a minute old', 60_000, false],
])('a member who returns to data that is %s is told whether the server was asked', async (_, ageMs, isPolled) => {
  const { meta } = bench.store.database;
  await meta.put({ key: 'visit', lastSeenAtMs: START_MS - LONG_ABSENCE_MS, returned: null });
  bench.isVisible = false;
  const running = bench.start();
  await bench.finishPoll();
  bench.clock.jump(ageMs - 1_000);
  bench.isVisible = true;
  running.tabsChanged();
  await bench.settle();
  expect(await meta.get('visit')).toMatchObject({ returned: { isPolled } });
});

test('a like given while the member is asked for waits for that answer, and asks no second time', async () => {
  let answer: (response: Response) => void = () => {};
  bench.server.answer('GET /api/user.php', () => new Promise((resolve) => (answer = resolve)));
  bench.start();
  await bench.pass(0);
  expect(await callsOfLike()).toEqual([]);
  answer(new Response(JSON.stringify(cannedUser())));
  await bench.settle();
  expect(bench.newCalls()).toEqual(['POST /api/likes.php']);
  await bench.pass(1_000);
  await bench.pass(0);
  expect(bench.newCalls()).toEqual(POLL.slice(1));
});

test('a conversation that the server refuses has it asked at once whose session it is', async () => {
  bench.server.answer('GET /api/chat.php', 403);
  bench.shown.add(3);
  bench.start(START_MS);
  await bench.pass(5_000);
  expect(bench.newCalls()).toEqual(['GET /api/chat.php', 'GET /api/user.php']);
});

test('a database that is gone is noticed by the fetch of a conversation too', async () => {
  bench.server.answer('GET /api/chat.php', EMPTY);
  bench.shown.add(3);
  bench.start(START_MS);
  await bench.settle();
  bench.store.database.close({ disableAutoOpen: true });
  await bench.pass(5_000);
  expect(bench.told).toEqual(['database gone']);
});

test('what was read on screen has the server told with the next fetch of the conversation', async () => {
  bench.server.answer('GET /api/chat.php', EMPTY);
  bench.shown.add(3);
  bench.start(START_MS);
  await bench.pass(1);
  await bench.add('read', { kind: 'mark-read', conversationId: 3, readUntil: 9 });
  await bench.pass(4_999);
  expect(bench.newCalls()).toEqual(['GET /api/chat.php', 'GET /api/user.php', 'PUT /api/chat.php']);
});

test('messages of an earlier version can be searched by their words three seconds after the start', async () => {
  const { messages, messageWords } = bench.store.database;
  await messages.put(message(1, 'sent'));
  bench.start(START_MS);
  await bench.pass(2_999);
  expect(await messageWords.count()).toBe(0);
  await bench.pass(1);
  expect(await messageWords.count()).toBe(1);
});

test.each([
  ['gone', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a stranger', () => new Response('<html></html>')],
])(
  'a connection that was %s is polled as soon as any call reaches the server, one that is gone stays so',
  async (_, answer) => {
    bench.server.answer('GET /api/user.php', answer);
    bench.chance = 1;
    const running = bench.start();
    await bench.pass(0);
    bench.clock.jump(10_000);
    bench.newCalls();
    running.noteContact(false);
    await bench.settle();
    expect(bench.newCalls()).toEqual([]);
    running.noteContact(true);
    await bench.settle();
    expect(bench.newCalls()).toEqual(['GET /api/user.php']);
  },
);

test('a call that reaches a server which answers the polls is no news', async () => {
  const running = bench.start();
  await bench.finishPoll();
  bench.clock.jump(20_000);
  bench.newCalls();
  running.noteContact(true);
  await bench.settle();
  expect(bench.newCalls()).toEqual([]);
});

test('a push subscription that is gone changes nothing while a poll runs, or where none is planned', async () => {
  await bench.putPush(true);
  bench.isPushSubscribed = true;
  const running = bench.start();
  await bench.pass(0);
  bench.isPushSubscribed = false;
  running.tabsChanged();
  await bench.pass(1_000);
  expect(bench.polledAtMs).toEqual([0]);
  expect(running.nextPollAtMs()).toBe(START_MS + 60_000);
  running.stop();
  bench.isPushSubscribed = true;
  running.tabsChanged();
  bench.isPushSubscribed = false;
  running.tabsChanged();
  expect(running.nextPollAtMs()).toBeNull();
});

test('a push subscription that ends long after the last poll has it polled at once', async () => {
  await bench.putPush(true);
  bench.isPushSubscribed = true;
  const running = bench.start();
  await bench.finishPoll();
  await bench.pass(100_000);
  bench.newCalls();
  bench.isPushSubscribed = false;
  running.tabsChanged();
  await bench.pass(0);
  expect(bench.newCalls()).toEqual(['GET /api/user.php']);
});

test('a push subscription that the account does not have keeps the polls at a minute, until it has it', async () => {
  bench.isPushSubscribed = true;
  await bench.putPush(false);
  bench.server.answer('POST /api/user.php', 503);
  const running = bench.start();
  await bench.finishPoll();
  expect(running.nextPollAtMs()).toBe(START_MS + 60_000);
  await bench.putPush(true);
  await bench.settle();
  expect(running.nextPollAtMs()).toBe(START_MS + 60_000);
  await bench.pass(59_000);
  await bench.pass(1_000);
  expect(bench.polledAtMs).toEqual([0, 60_000]);
  expect(running.nextPollAtMs()).toBe(START_MS + 360_000);
});

test('a browser that is subscribed but has never told the account polls each minute', async () => {
  bench.isPushSubscribed = true;
  const running = bench.start();
  await bench.finishPoll();
  expect(running.nextPollAtMs()).toBe(START_MS + 60_000);
});

test('a renewed subscription that did not reach the account brings the next poll forward', async () => {
  bench.isPushSubscribed = true;
  await bench.putPush(true);
  const running = bench.start();
  await bench.finishPoll();
  expect(running.nextPollAtMs()).toBe(START_MS + 300_000);
  await bench.putPush(false);
  await bench.settle();
  expect(running.nextPollAtMs()).toBe(START_MS + 60_000);
});

test('who takes over fresh data of a browser that gets pushes does not poll before it is five minutes old', async () => {
  bench.isPushSubscribed = true;
  await bench.putPush(true);
  bench.start(START_MS - 100_000);
  await bench.pass(199_999);
  expect(bench.newCalls()).toEqual([]);
  await bench.pass(1);
  expect(bench.newCalls()).toEqual(['GET /api/user.php']);
});

test('a push subscription that ends after the clock was set back by hours has the next poll at once', async () => {
  await bench.putPush(true);
  bench.isPushSubscribed = true;
  const running = bench.start();
  await bench.finishPoll();
  bench.newCalls();
  bench.clock.setBack(4 * 3_600_000);
  bench.isPushSubscribed = false;
  running.tabsChanged();
  await bench.pass(0);
  expect(bench.newCalls()).toEqual(['GET /api/user.php']);
});

test('a connection that is back after the clock was set back by hours is polled at once', async () => {
  bench.server.answer('GET /api/user.php', () => Promise.reject(new TypeError('Failed to fetch')));
  bench.chance = 1;
  const running = bench.start();
  await bench.pass(0);
  bench.newCalls();
  bench.clock.setBack(4 * 3_600_000);
  running.noteContact(true);
  await bench.settle();
  expect(bench.newCalls()).toEqual(['GET /api/user.php']);
});
