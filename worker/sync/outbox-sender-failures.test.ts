import { beforeEach, expect, test } from 'vitest';
import {
  failWith,
  OFFLINE,
  OK,
  openSenderBench,
  SENDER_LANE,
  type SenderBench,
  START_MS,
  sendOne,
  status,
} from '../../tests/fixtures/sender-bench.ts';
import type { FailedCall } from '../http/outcome.ts';
import type { Rejection, WaitCause } from '../public/outbox-row.ts';
import { enqueue, markRetried } from './outbox-rows.ts';

let bench: SenderBench;
beforeEach(async () => {
  bench = await openSenderBench();
});

test.each([
  ['asks to come again later', status(429, 5_000)],
  ['is down for maintenance', status(503, 5_000)],
  ['gave up waiting for the request', status(408, 5_000)],
  ['still runs the first request with this key', status(409, 5_000, 'idempotency_running')],
  ['fails', status(500, 5_000)],
])('a server that %s is asked again, when it says', async (_, failure) => {
  const row = await sendOne(bench, failure);
  expect(row).toMatchObject({ state: 'queued', attempts: 1, nextAttemptAtMs: START_MS + 5_000 });
  expect(bench.rejected).toEqual([]);
});

test.each([408, 429, 503])('the status %i never makes an intent fail', async (value) => {
  await bench.add('one');
  await bench.store.database.outbox.update(1, { attempts: 500 });
  bench.sender.pump();
  await bench.answer(status(value));
  expect(await bench.row('one')).toMatchObject({ state: 'queued', attempts: 501 });
});

test('a server that fails ten times in a row has refused', async () => {
  await bench.add('one');
  await bench.store.database.outbox.update(1, { attempts: 8, wait: { cause: 'server', count: 8, atMs: 1 } });
  bench.sender.pump();
  await bench.answer(status(500, 0));
  expect(await bench.row('one')).toMatchObject({ state: 'queued', attempts: 9, wait: { count: 9 } });
  bench.sender.pump(true);
  await bench.answer(status(502));
  expect(await bench.row('one')).toMatchObject({ state: 'rejected', rejection: { reason: 'refused', status: 502 } });
});

test.each([404, 405, 410])(
  'a %i without an error code is a web server’s, and the API is asked again',
  async (value) => {
    await bench.add('one');
    const nine = Array.from({ length: 9 }, () => status(value));
    expect(await failWith(bench, nine)).toMatchObject({ state: 'queued', wait: { cause: 'server', count: 9 } });
    expect(bench.rejected).toEqual([]);
    const rejection = { reason: 'refused', status: value };
    expect(await failWith(bench, [status(value)])).toMatchObject({ state: 'rejected', rejection });
  },
);

const REFUSALS: [string, FailedCall, Rejection][] = [
  ['says that credits are missing', status(402), { reason: 'insufficient-credits' }],
  ['knows no such thing', status(404, null, 'not_found'), { reason: 'not-found' }],
  ['says that the other one is gone', status(410, null, 'partner_gone'), { reason: 'partner-gone' }],
  ['finds it invalid without words', status(422), { reason: 'invalid', fields: {} }],
  ['refuses for another reason', status(400), { reason: 'refused', status: 400 }],
  ['finds a conflict', status(409), { reason: 'refused', status: 409 }],
  ['finds another conflict', status(409, null, 'taken'), { reason: 'refused', status: 409, error: 'taken' }],
];

test.each(REFUSALS)('a server that %s rejects the intent, which says so', async (_, failure, rejection) => {
  const row = await sendOne(bench, failure);
  expect(row).toMatchObject({ state: 'rejected', rejection });
  expect(bench.rejected).toEqual(['one']);
  expect(bench.settled).toEqual([]);
});

test('what the server finds invalid is told by its fields', async () => {
  const row = await sendOne(bench, {
    kind: 'http',
    status: 422,
    retryAfterMs: null,
    error: { error: 'invalid', message: 'No.', fields: { text: 'too_long' } },
  });
  expect(row?.rejection).toEqual({ reason: 'invalid', fields: { text: 'too_long' } });
});

test('a rejected intent with nothing left to show is forgotten, and the next of its lane goes out', async () => {
  bench.fates.set('one', 'drop');
  await bench.add('one');
  await bench.add('two');
  bench.sender.pump();
  await bench.answer(status(422));
  expect(await bench.row('one')).toBeUndefined();
  expect(bench.rejected).toEqual(['one']);
  expect(bench.sent).toEqual(['one', 'two']);
});

test.each([401, 403])('a session lost by %i is told, and the intent waits for the next one', async (value) => {
  const row = await sendOne(bench, status(value));
  expect(bench.sessionsLost()).toBe(1);
  expect(row).toMatchObject({ state: 'queued', attempts: 1 });
});

test('other failures say nothing of the session', async () => {
  await sendOne(bench, OFFLINE);
  expect(bench.sessionsLost()).toBe(0);
});

test('a call that is refused three times while the session stands is a refusal of that call', async () => {
  await bench.add('one');
  await bench.store.database.outbox.update(1, { attempts: 1, wait: { cause: 'session', count: 1, atMs: 1 } });
  bench.sender.pump();
  await bench.answer(status(403, 0));
  expect(await bench.row('one')).toMatchObject({ state: 'queued', attempts: 2, wait: { count: 2 } });
  bench.sender.pump(true);
  await bench.answer(status(403));
  expect(await bench.row('one')).toMatchObject({ state: 'rejected', rejection: { reason: 'refused', status: 403 } });
  expect(bench.sessionsLost()).toBe(1);
});

const CAUSES: [WaitCause, FailedCall][] = [
  ['network', OFFLINE],
  ['foreign', { kind: 'foreign', operation: 'a', violations: [] }],
  ['busy', status(503)],
  ['busy', status(409, null, 'idempotency_running')],
  ['server', status(500)],
  ['unreadable', { kind: 'contract', operation: 'a', violations: [] }],
  ['session', status(403)],
];

test.each(CAUSES)('an intent that waits says why: %s', async (cause, failure) => {
  const row = await sendOne(bench, failure);
  expect(row).toMatchObject({ state: 'queued', wait: { cause, count: 1, atMs: START_MS } });
});

test('failures of other causes do not count towards a refusal', async () => {
  await bench.add('one');
  const nine = Array.from({ length: 9 }, () => OFFLINE);
  expect(await failWith(bench, [...nine, status(500), OFFLINE, OFFLINE, status(403)])).toMatchObject({
    state: 'queued',
    attempts: 13,
    wait: { cause: 'session', count: 1 },
  });
});

test('failures of one cause count only in a row', async () => {
  await bench.add('one');
  const nine = Array.from({ length: 9 }, () => status(500));
  expect(await failWith(bench, [...nine, OFFLINE, ...nine])).toMatchObject({ state: 'queued', wait: { count: 9 } });
  expect(await failWith(bench, [status(500)])).toMatchObject({ state: 'rejected' });
});

test('whatever answers in the place of the server, the intent is kept and goes out with the same key', async () => {
  await bench.add('one');
  const foreign: FailedCall = { kind: 'foreign', operation: 'a', violations: [] };
  const row = await failWith(
    bench,
    Array.from({ length: 40 }, () => foreign),
  );
  expect(row).toMatchObject({ state: 'queued', wait: { cause: 'foreign', count: 40 } });
  expect(new Set(bench.sent)).toEqual(new Set(['one']));
});

test('an answer that breaks the contract ten times in a row is told as unreadable', async () => {
  await bench.add('one');
  const broken: FailedCall = { kind: 'contract', operation: 'a', violations: [] };
  expect(
    await failWith(
      bench,
      Array.from({ length: 9 }, () => broken),
    ),
  ).toMatchObject({ state: 'queued' });
  expect(await failWith(bench, [broken])).toMatchObject({
    state: 'rejected',
    rejection: { reason: 'unreadable-answer' },
  });
});

/** Enqueues a message of the lane's conversation. */
async function addMessage(key: string): Promise<number> {
  const intent = { kind: 'send-message', conversationId: 1, messageId: key, text: key } as const;
  return await enqueue(bench.store.database, {
    idempotencyKey: key,
    lane: SENDER_LANE,
    intent,
    nowMs: bench.clock.now(),
  });
}

test('behind a refused message the rest of the chat waits until the member has decided', async () => {
  const first = await addMessage('first');
  await addMessage('second');
  bench.sender.pump();
  await bench.answer(status(422));
  bench.sender.pump(true);
  await bench.settle();
  expect(bench.sent).toEqual(['first']);
  await bench.store.database.outbox.update(first, { isPassedOver: true });
  bench.sender.pump();
  await bench.answer(OK);
  expect(bench.sent).toEqual(['first', 'second']);
});

test('a refused message that is tried again goes before those behind it', async () => {
  const first = await addMessage('first');
  await addMessage('second');
  bench.sender.pump();
  await bench.answer(status(402));
  await markRetried(bench.store.database, first);
  bench.sender.pump();
  await bench.answer(OK);
  await bench.answer(OK);
  expect(bench.settled).toEqual(['first', 'second']);
});

test('behind a refused message the removal of the chat goes out', async () => {
  await addMessage('first');
  bench.sender.pump();
  await bench.answer(status(422));
  await bench.add('removal');
  bench.sender.rowAdded();
  await bench.settle();
  expect(bench.sent).toEqual(['first', 'removal']);
});

test('an intent that throws as it is sent, by a fault of this version, is told as refused after ten attempts', async () => {
  await bench.add('one');
  await bench.add('elsewhere', 'chat:2');
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    bench.sender.pump(true);
    await bench.fail();
    if (attempt === 1) await bench.answer(OK);
  }
  expect(bench.sent.filter((key) => key === 'one')).toHaveLength(10);
  expect(bench.settled).toEqual(['elsewhere']);
  expect(await bench.row('one')).toMatchObject({ state: 'rejected', rejection: { reason: 'unreadable-answer' } });
});

test('an intent that cannot be sent from this device is refused at once, and those behind it go out', async () => {
  await bench.add('one');
  await bench.add('two');
  bench.sender.pump();
  await bench.answer({ kind: 'unsendable', rejection: { reason: 'invalid', fields: { file: 'unreadable' } } });
  expect(await bench.row('one')).toMatchObject({ state: 'rejected', rejection: { reason: 'invalid' } });
  expect(bench.sent).toEqual(['one', 'two']);
});
