import { beforeEach, expect, test, vi } from 'vitest';
import { type AccountStore, openAccountStore } from '../../tests/fixtures/account-store.ts';
import { createManualClock, type ManualClock } from '../../tests/fixtures/manual-clock.ts';
import { until } from '../../tests/fixtures/until.ts';
import type { FailedCall, Outcome } from '../http/outcome.ts';
import type { OutboxRow, Rejection, WaitCause } from '../public/outbox-row.ts';
import type { ApplyAnswer } from './intent-kind.ts';
import { enqueue, markRetried } from './outbox-rows.ts';
import { createOutboxSender, type OutboxSender } from './outbox-sender.ts';

/** A sender whose server is the test: it sees what goes out and says when and how each call ends. */
interface Bench {
  store: AccountStore;
  clock: ManualClock;
  sender: OutboxSender;
  /** Keys in the order in which they went out. */
  sent: string[];
  settled: string[];
  rejected: string[];
  fates: Map<string, 'keep' | 'drop'>;
  setAside: unknown[];
  isSessionKnown: boolean;
  /** How often it was asked whose session it is. */
  asked: number;
  sessionsLost: () => number;
  /** Ends the oldest call that is under way. */
  answer(outcome: Outcome<ApplyAnswer>): Promise<void>;
  add(key: string, lane?: string): Promise<number>;
  row(key: string): Promise<OutboxRow | undefined>;
  /** Lets everything happen that needs no time. */
  settle(): Promise<void>;
}

const START_MS = 10_000_000;
const LANE = 'chat:1';
const OK: Outcome<ApplyAnswer> = { kind: 'ok', data: async () => {} };
const OFFLINE: FailedCall = { kind: 'network' };
const status = (value: number, retryAfterMs: number | null = null, code?: string): FailedCall => ({
  kind: 'http',
  status: value,
  retryAfterMs,
  error: code === undefined ? null : { error: code, message: code },
});

let bench: Bench;
beforeEach(async () => {
  bench = await setUp();
});

async function setUp(): Promise<Bench> {
  const store = await openAccountStore();
  const { database } = store;
  const clock = createManualClock(START_MS);
  const underWay: ((outcome: Outcome<ApplyAnswer>) => void)[] = [];
  const [sent, settled, rejected]: string[][] = [[], [], []];
  const fates = new Map<string, 'keep' | 'drop'>();
  const setAside: unknown[] = [];
  let sessionsLost = 0;
  const sender = createOutboxSender({
    target: store.target,
    environment: { now: clock.now, after: clock.after, random: () => 0.5 },
    intentOf: (row) => ({
      send: () => {
        sent?.push(row.idempotencyKey);
        return new Promise((resolve) => underWay.push(resolve));
      },
      reject: async () => fates.get(row.idempotencyKey) ?? 'keep',
      holdsLane: row.intent.kind === 'send-message',
    }),
    isSessionKnown: () => bench.isSessionKnown,
    onSessionUnknown: () => {
      bench.asked += 1;
    },
    onSessionLost: () => {
      sessionsLost += 1;
    },
    onSettled: (row) => void settled?.push(row.idempotencyKey),
    onRejected: (row) => void rejected?.push(row.idempotencyKey),
    onSetAside: (row) => void setAside.push(row),
  });
  const settle = async () => {
    for (let turn = 0; turn < 40; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    store,
    clock,
    sender,
    sent: sent ?? [],
    settled: settled ?? [],
    rejected: rejected ?? [],
    fates,
    setAside,
    isSessionKnown: true,
    asked: 0,
    sessionsLost: () => sessionsLost,
    settle,
    async answer(outcome) {
      const end = await until('a call is under way', () => underWay.shift());
      end(outcome);
      await settle();
    },
    add: (key, lane = LANE) =>
      enqueue(database, { idempotencyKey: key, lane, intent: { kind: 'like', profileId: 5 }, nowMs: clock.now() }),
    row: (key) => database.outbox.where('idempotencyKey').equals(key).first(),
  };
}

/** Sends one intent and has the server say `outcome` to it. */
async function sendOne(outcome: Outcome<ApplyAnswer>): Promise<OutboxRow | undefined> {
  await bench.add('one');
  bench.sender.pump();
  await bench.answer(outcome);
  return await bench.row('one');
}

test('an intent goes out, its answer is written, and it is settled with the time of that', async () => {
  const { add, sender, answer, clock, store } = bench;
  await add('one');
  sender.pump();
  await bench.settle();
  clock.jump(500);
  await answer({
    kind: 'ok',
    data: async (database) => void (await database.drafts.put({ conversationId: 1, text: 'written', updatedAtMs: 1 })),
  });
  expect(bench.sent).toEqual(['one']);
  expect(bench.settled).toEqual(['one']);
  expect(bench.rejected).toEqual([]);
  expect(await bench.row('one')).toMatchObject({ state: 'settled', settledAtMs: START_MS + 500 });
  expect(await store.database.drafts.count()).toBe(1);
});

test('intents of one lane go out one after the other, in the order in which they were given', async () => {
  for (const key of ['one', 'two', 'three']) await bench.add(key);
  bench.sender.pump();
  await bench.settle();
  expect(bench.sent).toEqual(['one']);
  await bench.answer(OK);
  expect(bench.sent).toEqual(['one', 'two']);
  await bench.answer(OK);
  await bench.answer(OK);
  expect(bench.settled).toEqual(['one', 'two', 'three']);
});

test('three lanes are sent at a time, and the next one as soon as one of them is done', async () => {
  for (const lane of ['a', 'b', 'c', 'd', 'e']) await bench.add(lane, lane);
  bench.sender.pump();
  await bench.settle();
  expect(bench.sent).toEqual(['a', 'b', 'c']);
  await bench.answer(OK);
  expect(bench.sent).toEqual(['a', 'b', 'c', 'd']);
});

test('looking at the queue again sends nothing twice', async () => {
  await bench.add('one');
  bench.sender.pump();
  bench.sender.pump();
  await bench.settle();
  bench.sender.pump();
  await bench.settle();
  expect(bench.sent).toEqual(['one']);
});

test('what comes in while the queue is looked at is not left for the next look', async () => {
  await bench.add('one', 'a');
  bench.sender.pump();
  await bench.add('two', 'b');
  bench.sender.rowAdded();
  await bench.settle();
  expect(bench.sent).toEqual(['one', 'two']);
});

test('settled and rejected intents are not sent again', async () => {
  await sendOne(OK);
  await bench.add('two');
  bench.sender.pump();
  await bench.answer(status(404));
  bench.sender.pump(true);
  await bench.settle();
  bench.clock.advance(3_600_000);
  await bench.settle();
  expect(bench.sent).toEqual(['one', 'two']);
});

test('of a toggle only the last intent reaches the server, the others count as done', async () => {
  for (const key of ['like', 'unlike', 'like again']) await bench.add(key, 'toggle:5');
  bench.sender.pump();
  await bench.settle();
  expect(bench.sent).toEqual(['like again']);
  expect(bench.settled).toEqual(['like', 'unlike']);
  expect(await bench.row('unlike')).toMatchObject({ state: 'settled' });
});

test('a lane that only ends like a toggle sends all that it has', async () => {
  for (const key of ['one', 'two']) await bench.add(key, 'chat:toggle:');
  bench.sender.pump();
  await bench.settle();
  expect(bench.sent).toEqual(['one']);
});

test('without network an intent waits a little longer each time, and goes out by itself', async () => {
  const first = await sendOne(OFFLINE);
  expect(first).toMatchObject({ state: 'queued', attempts: 1, nextAttemptAtMs: START_MS + 1_000 });
  bench.clock.advance(999);
  await bench.settle();
  expect(bench.sent).toHaveLength(1);
  bench.clock.advance(1);
  await bench.settle();
  expect(bench.sent).toHaveLength(2);
  await bench.answer(OFFLINE);
  expect(await bench.row('one')).toMatchObject({ attempts: 2, nextAttemptAtMs: START_MS + 1_000 + 2_000 });
});

test('however often there is no network, the intent is kept', async () => {
  await bench.add('one');
  await bench.store.database.outbox.update(1, { attempts: 500 });
  bench.sender.pump();
  await bench.answer(OFFLINE);
  expect(await bench.row('one')).toMatchObject({ state: 'queued', attempts: 501 });
});

test('an intent that waits holds back its own lane only', async () => {
  await bench.add('one');
  await bench.add('behind it');
  bench.sender.pump();
  await bench.answer(OFFLINE);
  await bench.add('elsewhere', 'chat:2');
  bench.sender.rowAdded();
  await bench.settle();
  expect(bench.sent).toEqual(['one', 'elsewhere']);
});

test('the earliest of several waits wakes the queue', async () => {
  await bench.add('late', 'a');
  await bench.add('early', 'b');
  await bench.store.database.outbox.update(1, { nextAttemptAtMs: START_MS + 9_000 });
  await bench.store.database.outbox.update(2, { nextAttemptAtMs: START_MS + 4_000 });
  bench.sender.pump();
  await bench.settle();
  bench.clock.advance(4_000);
  await bench.settle();
  expect(bench.sent).toEqual(['early']);
  bench.clock.advance(5_000);
  await bench.settle();
  expect(bench.sent).toEqual(['early', 'late']);
});

test('back online, waits of failed attempts count no more', async () => {
  await sendOne(OFFLINE);
  bench.sender.pump();
  await bench.settle();
  expect(bench.sent).toHaveLength(1);
  bench.sender.pump(true);
  await bench.settle();
  expect(bench.sent).toHaveLength(2);
  expect(await bench.row('one')).toMatchObject({ attempts: 1, nextAttemptAtMs: 0 });
});

test('a server that asks for silence is left alone by every lane, back online or not', async () => {
  await sendOne(status(503, 30_000));
  await bench.add('elsewhere', 'chat:2');
  bench.sender.pump(true);
  await bench.settle();
  bench.clock.advance(29_999);
  await bench.settle();
  expect(bench.sent).toEqual(['one']);
  bench.clock.advance(1);
  await bench.settle();
  expect(bench.sent).toEqual(['one', 'one', 'elsewhere']);
});

test('a silence that can only come from a clock that was set back holds nobody', async () => {
  await sendOne(status(429, 60_000));
  await bench.store.database.outbox.update(1, { nextAttemptAtMs: 0 });
  bench.clock.jump(-4_000_000);
  bench.sender.pump();
  await bench.settle();
  expect(bench.sent).toHaveLength(2);
});

test.each([
  ['asks to come again later', status(429, 5_000)],
  ['is down for maintenance', status(503, 5_000)],
  ['gave up waiting for the request', status(408, 5_000)],
  ['still runs the first request with this key', status(409, 5_000, 'idempotency_running')],
  ['fails', status(500, 5_000)],
])('a server that %s is asked again, when it says', async (_, failure) => {
  const row = await sendOne(failure);
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

const REFUSALS: [string, FailedCall, Rejection][] = [
  ['says that credits are missing', status(402), { reason: 'insufficient-credits' }],
  ['knows no such thing', status(404), { reason: 'not-found' }],
  ['says that the other one is gone', status(410), { reason: 'partner-gone' }],
  ['finds it invalid without words', status(422), { reason: 'invalid', fields: {} }],
  ['refuses for another reason', status(400), { reason: 'refused', status: 400 }],
  ['finds a conflict', status(409), { reason: 'refused', status: 409 }],
  ['finds another conflict', status(409, null, 'taken'), { reason: 'refused', status: 409 }],
];

test.each(REFUSALS)('a server that %s rejects the intent, which says so', async (_, failure, rejection) => {
  const row = await sendOne(failure);
  expect(row).toMatchObject({ state: 'rejected', rejection });
  expect(bench.rejected).toEqual(['one']);
  expect(bench.settled).toEqual([]);
});

test('what the server finds invalid is told by its fields', async () => {
  const row = await sendOne({
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
  await bench.answer(status(404));
  expect(await bench.row('one')).toBeUndefined();
  expect(bench.rejected).toEqual(['one']);
  expect(bench.sent).toEqual(['one', 'two']);
});

test.each([401, 403])('a session lost by %i is told, and the intent waits for the next one', async (value) => {
  const row = await sendOne(status(value));
  expect(bench.sessionsLost()).toBe(1);
  expect(row).toMatchObject({ state: 'queued', attempts: 1 });
});

test('other failures say nothing of the session', async () => {
  await sendOne(OFFLINE);
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

test('a call that was given up leaves its intent as it was', async () => {
  const row = await sendOne({ kind: 'aborted' });
  expect(row).toMatchObject({ state: 'queued', attempts: 0, nextAttemptAtMs: 0 });
  expect([...bench.settled, ...bench.rejected]).toEqual([]);
});

test('an intent that was discarded while it was under way stays discarded, however the server answers', async () => {
  const { outbox } = bench.store.database;
  const apply = vi.fn(async () => {});
  for (const outcome of [{ kind: 'ok', data: apply } as const, status(404)]) {
    const sequence = await bench.add('one');
    bench.sender.pump();
    await bench.settle();
    await outbox.delete(sequence);
    await bench.answer(outcome);
    expect(await outbox.count()).toBe(0);
  }
  expect(apply).not.toHaveBeenCalled();
});

test('an answer that the device could not note is not sent for again in a loop, but a minute later', async () => {
  const write = vi.spyOn(bench.store.database.outbox, 'update').mockImplementation(() => {
    throw new Error('The device refuses');
  });
  await sendOne(OK);
  expect(bench.settled).toEqual([]);
  expect(bench.sent).toEqual(['one']);
  write.mockRestore();
  bench.clock.advance(59_999);
  await bench.settle();
  expect(bench.sent).toEqual(['one']);
  bench.clock.advance(1);
  await bench.answer(OK);
  expect(bench.sent).toEqual(['one', 'one']);
  expect(bench.settled).toEqual(['one']);
});

test('a row that could be added shows that the device takes writes again', async () => {
  const write = vi.spyOn(bench.store.database.outbox, 'update').mockImplementation(() => {
    throw new Error('The device refuses');
  });
  await sendOne(OFFLINE);
  write.mockRestore();
  bench.sender.pump();
  await bench.settle();
  expect(bench.sent).toEqual(['one']);
  bench.sender.rowAdded();
  await bench.settle();
  expect(bench.sent).toEqual(['one', 'one']);
});

test('a rejection that the device could not note is not told', async () => {
  const write = vi.spyOn(bench.store.database.outbox, 'update').mockImplementation(() => {
    throw new Error('The device refuses');
  });
  await sendOne(status(404));
  expect(bench.rejected).toEqual([]);
  write.mockRestore();
  expect(await bench.row('one')).toMatchObject({ state: 'queued' });
  expect(bench.sent).toEqual(['one']);
});

test('nothing goes out after a stop, not even what was due later', async () => {
  await sendOne(OFFLINE);
  bench.sender.stop();
  bench.clock.advance(3_600_000);
  bench.sender.pump();
  bench.sender.pump(true);
  bench.sender.rowAdded();
  await bench.settle();
  expect(bench.sent).toEqual(['one']);
});

test('nothing goes out once the session has ended', async () => {
  await bench.add('one');
  bench.store.endSession();
  bench.sender.pump();
  await bench.settle();
  expect(bench.sent).toEqual([]);
});

test('a database that was closed has nothing to send, and breaks nothing', async () => {
  await bench.add('one');
  bench.store.database.close({ disableAutoOpen: true });
  bench.sender.pump();
  await bench.settle();
  expect(bench.sent).toEqual([]);
});

const CAUSES: [WaitCause, FailedCall][] = [
  ['network', OFFLINE],
  ['foreign', { kind: 'foreign', operation: 'a', violations: [] }],
  ['busy', status(503)],
  ['server', status(500)],
  ['unreadable', { kind: 'contract', operation: 'a', violations: [] }],
  ['session', status(403)],
];

/** Lets the only intent fail, each time as soon as it may go out again. */
async function failWith(failures: readonly FailedCall[]): Promise<OutboxRow | undefined> {
  for (const failure of failures) {
    bench.sender.pump(true);
    await bench.answer(failure);
  }
  return await bench.row('one');
}

test.each(CAUSES)('an intent that waits says why: %s', async (cause, failure) => {
  const row = await sendOne(failure);
  expect(row).toMatchObject({ state: 'queued', wait: { cause, count: 1, atMs: START_MS } });
});

test('failures of other causes do not count towards a refusal', async () => {
  await bench.add('one');
  const nine = Array.from({ length: 9 }, () => OFFLINE);
  expect(await failWith([...nine, status(500), OFFLINE, OFFLINE, status(403)])).toMatchObject({
    state: 'queued',
    attempts: 13,
    wait: { cause: 'session', count: 1 },
  });
});

test('failures of one cause count only in a row', async () => {
  await bench.add('one');
  const nine = Array.from({ length: 9 }, () => status(500));
  expect(await failWith([...nine, OFFLINE, ...nine])).toMatchObject({ state: 'queued', wait: { count: 9 } });
  expect(await failWith([status(500)])).toMatchObject({ state: 'rejected' });
});

test('whatever answers in the place of the server, the intent is kept and goes out with the same key', async () => {
  await bench.add('one');
  const foreign: FailedCall = { kind: 'foreign', operation: 'a', violations: [] };
  const row = await failWith(Array.from({ length: 40 }, () => foreign));
  expect(row).toMatchObject({ state: 'queued', wait: { cause: 'foreign', count: 40 } });
  expect(new Set(bench.sent)).toEqual(new Set(['one']));
});

test('an answer that breaks the contract ten times in a row is told as unreadable', async () => {
  await bench.add('one');
  const broken: FailedCall = { kind: 'contract', operation: 'a', violations: [] };
  expect(await failWith(Array.from({ length: 9 }, () => broken))).toMatchObject({ state: 'queued' });
  expect(await failWith([broken])).toMatchObject({
    state: 'rejected',
    rejection: { reason: 'unreadable-answer' },
  });
});

/** A message of the conversation of the lane. */
async function addMessage(key: string): Promise<number> {
  const intent = { kind: 'send-message', conversationId: 1, messageId: key, text: key } as const;
  return await enqueue(bench.store.database, { idempotencyKey: key, lane: LANE, intent, nowMs: bench.clock.now() });
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

test('a clock that was set back by a minute or a day makes nobody wait for it', async () => {
  for (const backMs of [60_000, 86_400_000]) {
    bench = await setUp();
    await sendOne(status(500));
    bench.clock.jump(-backMs);
    bench.sender.pump();
    await bench.settle();
    expect(bench.sent, `set back by ${backMs} ms`).toHaveLength(2);
  }
});

test.each([
  ['of a kind that this version does not know', { intent: { kind: 'wave', profileId: 5 } }],
  ['whose intent is none', { intent: null }],
  ['without what its kind needs', { intent: { kind: 'send-message', conversationId: 1, messageId: 'm' } }],
  ['whose times are words', { nextAttemptAtMs: 'soon' }],
])('a row %s is set aside and holds nobody back', async (_, changes) => {
  const { outbox } = bench.store.database;
  const sequence = await bench.add('strange');
  await outbox
    .where('sequence')
    .equals(sequence)
    .modify((row) => void Object.assign(row, changes));
  await bench.add('behind it');
  bench.sender.pump();
  await bench.settle();
  expect(bench.sent).toEqual(['behind it']);
  expect(bench.setAside).toHaveLength(1);
  expect(await bench.row('strange')).toMatchObject({ state: 'set-aside' });
});

test('nothing goes out before it is known whose session it is', async () => {
  bench.isSessionKnown = false;
  await bench.add('one');
  bench.sender.pump();
  await bench.settle();
  expect(bench.sent).toEqual([]);
  expect(bench.asked).toBe(1);
  bench.isSessionKnown = true;
  bench.sender.pump();
  await bench.settle();
  expect(bench.sent).toEqual(['one']);
  expect(bench.asked).toBe(1);
});

test('with nothing to send nobody asks whose session it is', async () => {
  bench.isSessionKnown = false;
  bench.sender.pump();
  await bench.settle();
  expect(bench.asked).toBe(0);
});
