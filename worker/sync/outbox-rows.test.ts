import { beforeEach, expect, test } from 'vitest';
import { type AccountStore, openAccountStore } from '../../tests/fixtures/account-store.ts';
import type { Intent } from '../public/outbox-row.ts';
import {
  enqueue,
  forgetSettled,
  intentsUnknownTo,
  markRejected,
  markRetried,
  markSetAside,
  markSettled,
  reviveSetAside,
} from './outbox-rows.ts';

let store: AccountStore;
beforeEach(async () => {
  store = await openAccountStore();
});

/** Requested at 2,000 and written at 9,000. */
const PULL = { startedAtMs: 2_000, nowMs: 9_000 };

const LIKE: Intent = { kind: 'like', profileId: 5 };

async function add(key: string, intent: Intent = LIKE): Promise<number> {
  return await enqueue(store.database, { idempotencyKey: key, lane: 'a lane', intent, nowMs: 1_000 });
}

const keys = async () => (await store.database.outbox.toArray()).map((row) => row.idempotencyKey);

test('an intent waits from the moment it is given, due at once and never tried', async () => {
  const sequence = await add('one');
  expect(await store.database.outbox.get(sequence)).toEqual({
    sequence,
    idempotencyKey: 'one',
    lane: 'a lane',
    intent: LIKE,
    state: 'queued',
    attempts: 0,
    wait: null,
    nextAttemptAtMs: 0,
    createdAtMs: 1_000,
    settledAtMs: 0,
    rejection: null,
  });
});

test('an answer knows of intents that were settled before it was asked for, and of no others', async () => {
  const [waiting, before, at, after, now, rejected] = [
    await add('waiting'),
    await add('before'),
    await add('at'),
    await add('after'),
    await add('now'),
    await add('rejected'),
  ];
  await markSettled(store.database, after, 2_001);
  await markSettled(store.database, before, 1_999);
  await markSettled(store.database, at, 2_000);
  await markSettled(store.database, now, 9_000);
  await markRejected(store.database, rejected, { reason: 'not-found' });
  const unknown = await intentsUnknownTo(store.database, PULL);
  expect(unknown.map((row) => row.sequence)).toEqual([waiting, after, now]);
});

test('intents that an answer does not know of come in the order of the queue, whatever their state', async () => {
  const first = await add('first');
  const second = await add('second');
  const third = await add('third');
  await markSettled(store.database, first, 5_000);
  await markSettled(store.database, third, 5_000);
  const unknown = await intentsUnknownTo(store.database, PULL);
  expect(unknown.map((row) => row.sequence)).toEqual([first, second, third]);
});

test('what a pull has brought home is forgotten: settled before it began, and of its kinds', async () => {
  await markSettled(store.database, await add('home'), 2_000);
  await markSettled(store.database, await add('too late'), 2_001);
  await markSettled(store.database, await add('other kind', { kind: 'remove-chat', conversationId: 4 }), 1_000);
  await add('waiting');
  await forgetSettled(store.database, PULL, ['like', 'unlike']);
  expect(await keys()).toEqual(['too late', 'other kind', 'waiting']);
});

test('a rejected intent says why, and tried again it waits as if it were new, under its old key', async () => {
  const sequence = await add('one');
  await store.database.outbox.update(sequence, { attempts: 4, nextAttemptAtMs: 9_000 });
  await markRejected(store.database, sequence, { reason: 'refused', status: 418 });
  expect(await store.database.outbox.get(sequence)).toMatchObject({
    state: 'rejected',
    rejection: { reason: 'refused', status: 418 },
  });
  await markRetried(store.database, sequence);
  expect(await store.database.outbox.get(sequence)).toMatchObject({
    idempotencyKey: 'one',
    state: 'queued',
    attempts: 0,
    nextAttemptAtMs: 0,
    rejection: null,
  });
});

test('an intent that was passed over and is tried again goes before those behind it', async () => {
  const sequence = await add('one');
  await store.database.outbox.update(sequence, { isPassedOver: true, wait: { cause: 'server', count: 3, atMs: 1 } });
  await markRetried(store.database, sequence);
  const row = await store.database.outbox.get(sequence);
  expect(row).toMatchObject({ state: 'queued', wait: null });
  expect(row).not.toHaveProperty('isPassedOver');
});

test('a settled intent stays, with the time at which it was settled', async () => {
  const sequence = await add('one');
  await markSettled(store.database, sequence, 7_000);
  expect(await store.database.outbox.get(sequence)).toMatchObject({ state: 'settled', settledAtMs: 7_000 });
});

test('an intent that was settled after now, by a clock that was set back since, is known and forgotten', async () => {
  await markSettled(store.database, await add('from the future'), 9_001);
  expect(await intentsUnknownTo(store.database, PULL)).toEqual([]);
  await forgetSettled(store.database, PULL, ['like']);
  expect(await keys()).toEqual([]);
});

test('what another version has set aside waits again where it is known, and stays where it is not', async () => {
  const known = await add('known');
  const unknown = await add('unknown');
  for (const sequence of [known, unknown]) await markSetAside(store.database, sequence);
  await store.database.outbox
    .where('sequence')
    .equals(unknown)
    .modify((row) => void Object.assign(row, { intent: { kind: 'wave' } }));
  await reviveSetAside(store.database);
  expect((await store.database.outbox.toArray()).map((row) => row.state)).toEqual(['queued', 'set-aside']);
});
