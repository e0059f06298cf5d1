import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AccountStore, openAccountStore, STORE_ACCOUNT_ID } from '../../tests/fixtures/account-store.ts';
import {
  CANNED_ORIGIN,
  type CannedServer,
  cannedUser,
  createCannedServer,
  sampleOf,
} from '../../tests/fixtures/canned-server.ts';
import { createManualClock, type ManualClock } from '../../tests/fixtures/manual-clock.ts';
import { until } from '../../tests/fixtures/until.ts';
import type { Environment } from '../environment.ts';
import { createApiClient } from '../http/api-client.ts';
import type { Intent } from '../public/outbox-row.ts';
import type { Account } from '../sync/account.ts';
import { enqueue } from '../sync/outbox-rows.ts';
import { type Engine, startEngine } from './engine.ts';

const START_MS = 100_000_000;
const POLL = ['GET /api/user.php', 'GET /api/chats.php', 'GET /api/likes.php'];

let server: CannedServer;
let store: AccountStore;
let clock: ManualClock;
let engine: Engine | null;
let told: string[];
let polledAtMs: number[];
let shown: Set<number>;
let isPushSubscribed: boolean;
let isVisible: boolean;
/** From 0 to 1: how much of a wait after a failure is waited, and how late within a twentieth a poll is. */
let chance: number;

beforeEach(async () => {
  server = createCannedServer();
  store = await openAccountStore();
  clock = createManualClock(START_MS);
  engine = null;
  told = [];
  polledAtMs = [];
  shown = new Set();
  isPushSubscribed = false;
  isVisible = true;
  chance = 0;
});
afterEach(() => {
  engine?.stop();
  store.endSession();
});

/** Begins to poll and send. */
function start(lastPollAtMs: number | null = null): Engine {
  const environment: Environment = {
    fetch: server.fetch,
    send: (request) => server.fetch(request),
    now: clock.now,
    after: clock.after,
    random: () => chance,
    createId: randomUUID,
    isOnline: () => true,
    locks: { hold: async () => 'released', steal: async () => 'released', held: async () => [] },
    workerName: 'own',
    openChannel: () => ({ post: () => {}, listen: () => {}, close: () => {} }),
    forgetPortraits: async () => false,
    origin: CANNED_ORIGIN,
  };
  const headers = { 'x-package-name': 'test', 'x-original-host': 'dating.example' };
  const account: Account = {
    ...store.target,
    accountId: STORE_ACCOUNT_ID,
    api: createApiClient({ apiBaseUrl: '', headers }, environment, () => {}),
    environment,
    visibleConversations: () => shown,
  };
  engine = startEngine({
    account,
    environment,
    lastPollAtMs,
    isPushSubscribed: () => isPushSubscribed,
    isAnyVisible: () => isVisible,
    onPolled: (atMs) => void polledAtMs.push(atMs - START_MS),
    onPolling: () => void told.push('polling'),
    onSessionLost: () => void told.push('session lost'),
    onSetAside: () => void told.push('set aside'),
    onOtherAccount: () => void told.push('other account'),
    onDatabaseGone: () => void told.push('database gone'),
  });
  return engine;
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 80; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

async function pass(durationMs: number): Promise<void> {
  await settle();
  clock.advance(durationMs);
  await settle();
}

/** Runs what is due, and the second between the user and the lists. */
async function finishPoll(): Promise<void> {
  await pass(0);
  await pass(1_000);
}

const newCalls = (): string[] => server.calls.splice(0);
const sync = async () => await store.database.meta.get('sync');
const add = (key: string, intent: Intent, lane = key) =>
  enqueue(store.database, { idempotencyKey: key.padEnd(20, '-'), lane, intent, nowMs: clock.now() });

test('a poll asks for the user, and a second later for chats and likes', async () => {
  const running = start();
  await pass(0);
  expect(newCalls()).toEqual(['GET /api/user.php']);
  expect(running.lastPollAtMs()).toBeNull();
  await pass(999);
  expect(newCalls()).toEqual([]);
  await pass(1);
  expect(newCalls()).toEqual(['GET /api/chats.php', 'GET /api/likes.php']);
  expect(polledAtMs).toEqual([0]);
  expect(running.lastPollAtMs()).toBe(START_MS);
  expect(running.nextPollAtMs()).toBe(START_MS + 60_000);
  expect(await sync()).toEqual({ key: 'sync', state: 'ok', lastSuccessAtMs: START_MS });
  expect(told).toEqual(['polling']);
});

test('the next poll comes a minute after the beginning of the last, or five with push', async () => {
  start();
  await finishPoll();
  newCalls();
  await pass(58_999);
  expect(newCalls()).toEqual([]);
  isPushSubscribed = true;
  await pass(1);
  await pass(1_000);
  expect(newCalls()).toEqual(POLL);
  expect(polledAtMs).toEqual([0, 60_000]);
  expect(engine?.nextPollAtMs()).toBe(START_MS + 360_000);
});

test('who takes over polls when the last poll of anybody is a minute old, and not before', async () => {
  start(START_MS - 20_000);
  await pass(39_999);
  expect(newCalls()).toEqual([]);
  await pass(1);
  expect(newCalls()).toEqual(['GET /api/user.php']);
});

test('who takes over old data polls at once', async () => {
  start(START_MS - 60_000);
  await pass(0);
  expect(newCalls()).toEqual(['GET /api/user.php']);
});

test('a tab in front polls when the data is old, the member whenever asked for it', async () => {
  const running = start();
  await finishPoll();
  newCalls();
  running.wake(false);
  await pass(0);
  expect(newCalls()).toEqual([]);
  running.wake(true);
  await finishPoll();
  expect(newCalls()).toEqual(POLL);
  clock.jump(60_000);
  running.wake(false);
  await settle();
  expect(newCalls()).toEqual(['GET /api/user.php']);
  running.wake(false);
  await pass(1_000);
  await pass(0);
  expect(newCalls()).toEqual(['GET /api/chats.php', 'GET /api/likes.php']);
});

test.each([
  ['out of reach', () => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
  ['down', () => new Response(null, { status: 500 }), 'failing'],
])(
  'a server that is %s is not asked for chats and likes too, and asked again after a wait',
  async (_, answer, state) => {
    server.answer('GET /api/user.php', answer);
    start();
    await pass(0);
    expect(await sync()).toEqual({ key: 'sync', state, lastSuccessAtMs: 0 });
    expect(polledAtMs).toEqual([]);
    await pass(0);
    expect(newCalls().filter((call) => call !== 'GET /api/user.php')).toEqual([]);
    server.answer('GET /api/user.php', cannedUser());
    await finishPoll();
    await finishPoll();
    expect(await sync()).toMatchObject({ state: 'ok' });
  },
);

test('a user that cannot be read keeps chats and likes from nobody', async () => {
  server.answer('GET /api/user.php', { email: 1 });
  start();
  await finishPoll();
  expect(newCalls().slice(0, 3)).toEqual(POLL);
  expect(await sync()).toMatchObject({ state: 'failing' });
});

test('a server that says when to come back is asked then', async () => {
  server.answer('GET /api/chats.php', () => new Response(null, { status: 503, headers: { 'retry-after': '20' } }));
  server.answer('GET /api/likes.php', () => new Response(null, { status: 503, headers: { 'retry-after': '40' } }));
  start();
  await finishPoll();
  newCalls();
  expect(engine?.nextPollAtMs()).toBe(START_MS + 1_000 + 40_000);
  expect(await sync()).toMatchObject({ state: 'failing' });
});

test('no network for one of the lists is told as offline, a failure of one as failing', async () => {
  server.answer('GET /api/chats.php', 500);
  server.answer('GET /api/likes.php', () => Promise.reject(new TypeError('Failed to fetch')));
  start();
  await finishPoll();
  expect(await sync()).toMatchObject({ state: 'offline' });
});

test('a session that the server has ended is told, and nothing is asked for any more', async () => {
  server.answer('GET /api/user.php', 403);
  start();
  await pass(0);
  newCalls();
  await pass(3_600_000);
  expect(newCalls()).toEqual([]);
  expect(told).toEqual(['polling', 'session lost']);
});

test('another member behind the cookie is told, and nothing is written or asked for any more', async () => {
  server.answer('GET /api/user.php', cannedUser(8));
  start();
  await pass(0);
  newCalls();
  await pass(3_600_000);
  expect(newCalls()).toEqual([]);
  expect(told).toEqual(['polling', 'other account']);
  expect(await store.database.user.count()).toBe(0);
});

test('a refusal of the lists alone ends no session: the user is asked again', async () => {
  server.answer('GET /api/chats.php', 403);
  start();
  await finishPoll();
  await pass(0);
  expect(newCalls().filter((call) => call === 'GET /api/user.php').length).toBeGreaterThanOrEqual(2);
  expect(told).not.toContain('session lost');
  expect(await sync()).toBeUndefined();
});

test('a database that is not there any more is told, unless the session has ended', async () => {
  start();
  await settle();
  store.database.close({ disableAutoOpen: true });
  await finishPoll();
  expect(told).toEqual(['polling', 'database gone']);
});

test('a poll of a session that ends says nothing', async () => {
  start();
  await pass(0);
  newCalls();
  store.endSession();
  await pass(1_000);
  expect(newCalls()).toEqual([]);
  expect(told).toEqual(['polling']);
  expect(clock.pending()).toBe(0);
});

test('the messages of a visible conversation are fetched every five seconds, as long as it is', async () => {
  const running = start();
  await finishPoll();
  newCalls();
  shown.add(3);
  running.tabsChanged();
  await pass(4_999);
  expect(newCalls()).toEqual([]);
  await pass(1);
  expect(newCalls()).toEqual(['GET /api/chat.php']);
  running.tabsChanged();
  shown.clear();
  running.tabsChanged();
  await pass(30_000);
  expect(newCalls()).toEqual([]);
});

test('a conversation that is visible from the beginning has its messages fetched', async () => {
  shown.add(3);
  start(START_MS);
  await pass(5_000);
  expect(newCalls()).toEqual(['GET /api/chat.php']);
});

test('a conversation whose messages cannot be had is asked for more slowly', async () => {
  server.answer('GET /api/chat.php', 500);
  shown.add(3);
  start(START_MS);
  await pass(5_000);
  server.answer('GET /api/chat.php', () => new Response(null, { status: 503, headers: { 'retry-after': '9' } }));
  await pass(5_000);
  newCalls();
  await pass(13_999);
  expect(newCalls()).toEqual([]);
  await pass(1);
  expect(newCalls()).toEqual(['GET /api/chat.php']);
});

test('a push subscription that is gone brings the next poll forward', async () => {
  isPushSubscribed = true;
  const running = start();
  await finishPoll();
  expect(running.nextPollAtMs()).toBe(START_MS + 300_000);
  await pass(9_000);
  isPushSubscribed = false;
  running.tabsChanged();
  expect(running.nextPollAtMs()).toBe(START_MS + 60_000);
  isPushSubscribed = true;
  running.tabsChanged();
  expect(running.nextPollAtMs()).toBe(START_MS + 60_000);
});

test('the age of the data is kept when the last visible tab is hidden, and not before', async () => {
  const running = start();
  await finishPoll();
  await pass(60_000);
  await pass(1_000);
  running.tabsChanged();
  await settle();
  expect(await sync()).toMatchObject({ lastSuccessAtMs: START_MS });
  isVisible = false;
  running.tabsChanged();
  await settle();
  expect(await sync()).toMatchObject({ lastSuccessAtMs: START_MS + 60_000 });
});

test('what waits is sent once it is known whose session it is, and what is added when it is told', async () => {
  await add('first', { kind: 'like', profileId: 5 });
  const running = start(START_MS);
  await settle();
  expect(newCalls()).toEqual(['GET /api/user.php', 'POST /api/likes.php']);
  await add('second', { kind: 'unlike', profileId: 5 });
  running.pumpOutbox();
  await settle();
  expect(newCalls()).toEqual(['DELETE /api/likes.php']);
});

test('each kind of intent has its own call', async () => {
  await add('a', {
    kind: 'send-message',
    conversationId: 3,
    messageId: '4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77',
    text: 'a',
  });
  await add('b', { kind: 'mark-read', conversationId: 3, readUntil: 9 });
  await add('c', { kind: 'remove-chat', conversationId: 4 });
  start(START_MS);
  await settle();
  expect(newCalls()).toEqual(
    expect.arrayContaining(['DELETE /api/chat.php', 'POST /api/chat.php', 'PUT /api/chat.php']),
  );
});

test('after a removal the chats are reloaded, after a like they are not', async () => {
  await add('removal', { kind: 'remove-chat', conversationId: 3 });
  start(START_MS);
  await settle();
  expect(newCalls()).toEqual(['GET /api/user.php', 'DELETE /api/chat.php', 'GET /api/chats.php']);
  await add('like', { kind: 'like', profileId: 5 });
  engine?.pumpOutbox();
  await settle();
  expect(newCalls()).toEqual(['POST /api/likes.php']);
});

test('a like that is refused because the session is lost asks for the user', async () => {
  server.answer('POST /api/likes.php', 403);
  chance = 0.5;
  await add('like', { kind: 'like', profileId: 5 });
  start(START_MS);
  await settle();
  expect(newCalls()).toEqual(['GET /api/user.php', 'POST /api/likes.php']);
  await pass(1_000);
  expect(newCalls().at(-1)).toBe('GET /api/user.php');
});

test('who has logged in as somebody else beside the app does nothing in the name of this member', async () => {
  await add('like', { kind: 'like', profileId: 5 });
  server.answer('GET /api/user.php', cannedUser(STORE_ACCOUNT_ID + 1));
  start(START_MS);
  await settle();
  expect(newCalls()).toEqual(['GET /api/user.php']);
  expect(told).toContain('other account');
});

test('after a pause in which nothing was heard of the user, the user is asked for before anything is sent', async () => {
  start();
  await finishPoll();
  newCalls();
  clock.jump(120_000);
  await add('like', { kind: 'like', profileId: 5 });
  engine?.pumpOutbox();
  await settle();
  expect(newCalls().slice(0, 2)).toEqual(['GET /api/user.php', 'POST /api/likes.php']);
});

test('what failed to go out while there was no server goes with the first good poll, without a wait', async () => {
  server.answer('GET /api/user.php', () => Promise.reject(new TypeError('Failed to fetch')));
  await add('like', { kind: 'like', profileId: 5 });
  await store.database.outbox.update(1, { nextAttemptAtMs: START_MS + 3_000_000 });
  start();
  await pass(0);
  server.answer('GET /api/user.php', cannedUser());
  await finishPoll();
  await finishPoll();
  expect(newCalls()).toContain('POST /api/likes.php');
});

test('a good poll after a good one leaves waits as they are', async () => {
  start();
  await finishPoll();
  newCalls();
  await add('like', { kind: 'like', profileId: 5 });
  await store.database.outbox.update(1, { nextAttemptAtMs: START_MS + 3_000_000 });
  await pass(59_000);
  await pass(1_000);
  expect(newCalls()).toEqual(POLL);
});

test('messages of a chat that has news are fetched ahead, once', async () => {
  const entry = sampleOf('ChatEntry');
  const conversation = { ...entry.conversation, started_at: '2026-03-01T12:00:00Z', last_message: null };
  server.answer('GET /api/chats.php', [{ ...entry, conversation }]);
  start();
  await finishPoll();
  await until('they are fetched', () => server.count('GET /api/chat.php') > 0);
  await settle();
  expect(server.count('GET /api/chat.php')).toBe(1);
});

test('nothing is asked for or sent after the end', async () => {
  const running = start();
  await finishPoll();
  shown.add(3);
  running.tabsChanged();
  newCalls();
  running.stop();
  await add('like', { kind: 'like', profileId: 5 });
  running.pumpOutbox();
  running.wake(true);
  await pass(3_600_000);
  expect(newCalls()).toEqual([]);
  expect(running.nextPollAtMs()).toBeNull();
});
