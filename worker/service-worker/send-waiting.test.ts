import { readFile } from 'node:fs/promises';
import { Dexie } from 'dexie';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { OPENING } from '../../tests/fixtures/account-store.ts';
import { installServiceWorkerScope } from '../../tests/fixtures/service-worker-scope.ts';
import { takeEmptyStorage } from '../../tests/fixtures/storage.ts';
import type { Environment } from '../environment.ts';
import { BUS_CHANNEL, parseBusMessage } from '../ports/worker-bus.ts';
import { type AccountDatabase, DeviceDatabase } from '../public/database.ts';
import { openAccountDatabase } from '../session/account-storage.ts';
import { enqueue } from '../sync/outbox-rows.ts';
import type { sendWaiting } from './send-waiting.ts';

const ACCOUNT_ID = 7;
const CONFIGURATION = await readFile('public/config.json', 'utf8');

let sync: () => ReturnType<typeof sendWaiting>;
/** A background sync while the worker of a tab has the lock of the leader. */
let syncWhileLed: (after: Environment['after']) => Promise<void>;
let answer: () => Response | Promise<Response>;
const posted: string[] = [];

beforeAll(async () => {
  installServiceWorkerScope(async (request) => {
    if (request.method === 'GET') return new Response(CONFIGURATION);
    posted.push(await request.text());
    return answer();
  });
  // Workbox wants the scope as it is loaded.
  const { sendWaiting: send } = await import('./send-waiting.ts');
  const scope = { caches, location: { host: 'dating.example' } };
  sync = () => send(scope);
  const { sendUnlessLed } = await import('./send-unless-led.ts');
  const locks = { request: async (_: string, __: LockOptions, run: (lock: Lock | null) => Promise<void>) => run(null) };
  syncWhileLed = (after) => sendUnlessLed({ ...scope, navigator: { locks } }, after);
});
afterAll(() => vi.unstubAllGlobals());

beforeEach(async () => {
  takeEmptyStorage();
  vi.stubGlobal('indexedDB', Dexie.dependencies.indexedDB);
  posted.length = 0;
  answer = () => Response.json({});
  await inDevice((device) =>
    device.session.put({
      key: 'current',
      session: { status: 'member', epoch: 1, accountId: ACCOUNT_ID },
      logoutPending: false,
      keptAccountId: null,
      pushEndpoint: null,
      unsentOfOthers: [],
      isKeptForOthers: false,
    }),
  );
  const account = await openAccountDatabase(ACCOUNT_ID, 1, OPENING);
  for (const text of ['Hello', 'Still there?']) {
    await enqueue(account, {
      idempotencyKey: text.padEnd(20, '-'),
      lane: 'chat:3',
      intent: { kind: 'send-message', conversationId: 3, messageId: text, text },
      nowMs: 1,
    });
  }
  account.close({ disableAutoOpen: true });
});

async function inDevice(work: (device: DeviceDatabase) => PromiseLike<unknown>): Promise<void> {
  const device = new DeviceDatabase();
  await work(device);
  device.close();
}

/** What the worker of a tab notes when the server asks for silence; times are from now. */
async function noteSilence(sinceMs: number, untilMs: number): Promise<void> {
  const nowMs = Date.now();
  await inDevice((device) =>
    device.silence.put({ key: 'silence', status: 429, sinceMs: nowMs + sinceMs, untilMs: nowMs + untilMs }),
  );
}

test('what waits goes out in its order once the network is back', async () => {
  await sync();
  expect(posted.map((body) => JSON.parse(body).text)).toEqual(['Hello', 'Still there?']);
});

test('while the server’s Retry-After holds nothing is sent, until the browser tries again', async () => {
  await noteSilence(-1_000, 3_590_000);
  await expect(sync()).rejects.toThrow('could not be asked');
  expect(posted).toEqual([]);
});

test.each([
  ['that is over', -3_600_000, -1],
  ['that a clock set back has put into the future', 60_000, 120_000],
  ['longer than any', -1_000, 36_000_000],
])('a Retry-After %s holds nothing back', async (_, sinceMs, untilMs) => {
  await noteSilence(sinceMs, untilMs);
  await sync();
  expect(posted).toHaveLength(2);
});

test('a server that is busy is asked for one message, and the browser is told to try again', async () => {
  answer = () => new Response(null, { status: 429 });
  await expect(sync()).rejects.toThrow('could not be asked');
  expect(posted).toHaveLength(1);
});

test('a web server’s own 404, as during a deployment, is no refusal, and the browser is told to try again', async () => {
  answer = () => new Response('<html>', { status: 404, headers: { 'content-type': 'text/html' } });
  await expect(sync()).rejects.toThrow('could not be asked');
  expect(posted).toHaveLength(1);
});

test('a firewall’s page says nothing of the session, and the browser is told to try again', async () => {
  answer = () => new Response('<html>', { status: 403, headers: { 'content-type': 'text/html' } });
  await expect(sync()).rejects.toThrow('could not be asked');
  expect(posted).toHaveLength(1);
});

test('a session that the API has ended sends nothing more, and is not tried again', async () => {
  answer = () => Response.json({ error: 'not_logged_in', message: 'Please log in.' }, { status: 403 });
  await sync();
  expect(posted).toHaveLength(1);
});

test('a message whose first request the server still runs is tried again later, with what waits behind it', async () => {
  answer = () => Response.json({ error: 'idempotency_running', message: 'Still running.' }, { status: 409 });
  await expect(sync()).rejects.toThrow('could not be asked');
  expect(posted).toHaveLength(1);
});

test('a message to somebody who was blocked is left to the next tab', async () => {
  answer = () => Response.json({ error: 'blocked', message: 'You have blocked this member.' }, { status: 409 });
  await sync();
  expect(posted).toHaveLength(1);
});

test('what the API has no chat for is left to the next tab, with what waits behind it', async () => {
  answer = () => Response.json({ error: 'not_found', message: 'There is no such thing.' }, { status: 404 });
  await sync();
  expect(posted).toHaveLength(1);
});

test('a leader that answers is told of what waits, and sends it itself', async () => {
  const heard: unknown[] = [];
  const leader = new BroadcastChannel(BUS_CHANNEL);
  leader.onmessage = ({ data }) => {
    heard.push(data);
    if (parseBusMessage(data)?.type === 'ask-leader') leader.postMessage({ type: 'leads' });
  };
  await syncWhileLed(() => () => {});
  leader.close();
  expect(heard).toEqual([{ type: 'outbox' }, { type: 'ask-leader' }]);
  expect(posted).toEqual([]);
});

test('for a leader that is frozen with its tab, and gives no sign of life, the service worker sends', async () => {
  const waits: number[] = [];
  await syncWhileLed((delayMs, callback) => {
    waits.push(delayMs);
    queueMicrotask(callback);
    return () => {};
  });
  expect(waits).toEqual([2_000]);
  expect(posted).toHaveLength(2);
});

/** Changes the outbox while the server has the first message. */
function whileFirstIsSent(change: () => Promise<void>): void {
  answer = async () => {
    if (posted.length === 1) await change();
    return Response.json({});
  };
}

async function inAccount(work: (account: AccountDatabase) => PromiseLike<unknown>): Promise<void> {
  const account = await openAccountDatabase(ACCOUNT_ID, 1, OPENING);
  await work(account);
  account.close({ disableAutoOpen: true });
}

test('what a tab has taken back or sent since the first message went out is not sent', async () => {
  whileFirstIsSent(() => inAccount((account) => account.outbox.delete(2)));
  await sync();
  expect(posted).toHaveLength(1);
});

test('what is written while the first message goes out is sent too, each message once', async () => {
  whileFirstIsSent(() =>
    inAccount((account) =>
      enqueue(account, {
        idempotencyKey: 'third'.padEnd(20, '-'),
        lane: 'chat:3',
        intent: { kind: 'send-message', conversationId: 3, messageId: 'third', text: 'One more' },
        nowMs: 2,
      }),
    ),
  );
  await sync();
  expect(posted.map((body) => JSON.parse(body).text)).toEqual(['Hello', 'Still there?', 'One more']);
});

test('after a logout nothing more is sent', async () => {
  whileFirstIsSent(() =>
    inDevice((device) =>
      device.session.toCollection().modify({ session: { status: 'visitor', epoch: 2, cause: 'logged-out' } }),
    ),
  );
  await sync();
  expect(posted).toHaveLength(1);
});
