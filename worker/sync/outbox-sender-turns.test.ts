import { beforeEach, expect, test, vi } from 'vitest';
import { openSenderBench, SENDER_LANE, type SenderBench, START_MS } from '../../tests/fixtures/sender-bench.ts';
import { enqueue } from './outbox-rows.ts';

let bench: SenderBench;
beforeEach(async () => {
  bench = await openSenderBench();
});

test('a burst of additions is looked at twice, and not once for each', async () => {
  const looks = vi.spyOn(bench.store.database.outbox, 'where');
  for (let addition = 0; addition < 20; addition += 1) bench.sender.rowAdded();
  await bench.settle();
  expect(looks).toHaveBeenCalledTimes(2);
});

test('a toggle that is tried again goes out, although a later one was refused', async () => {
  await bench.add('like', 'toggle:5');
  await bench.add('unlike', 'toggle:5');
  await bench.store.database.outbox.update(2, { state: 'rejected', rejection: { reason: 'not-found' } });
  bench.sender.pump();
  await bench.settle();
  expect(bench.sent).toEqual(['like']);
});

/** Enqueues a message of the lane's conversation. */
async function addMessage(key: string): Promise<number> {
  const intent = { kind: 'send-message', conversationId: 1, messageId: key, text: key } as const;
  return await enqueue(bench.store.database, { idempotencyKey: key, lane: SENDER_LANE, intent, nowMs: START_MS });
}

test('a lane that waits for the member is not looked at again before something happens', async () => {
  const first = await addMessage('first');
  await addMessage('second');
  await bench.store.database.outbox.update(first, { state: 'rejected', rejection: { reason: 'not-found' } });
  const looks = vi.spyOn(bench.store.database.outbox, 'where');
  bench.sender.pump();
  await bench.settle();
  expect(looks).toHaveBeenCalledTimes(1);
  expect(bench.sent).toEqual([]);
});

test.each([
  ['was refused', { state: 'rejected', rejection: { reason: 'not-found' } } as const],
  ['is to wait', { nextAttemptAtMs: START_MS + 60_000 }],
])(
  'a message that %s between the look at the queue and its turn goes not, and those behind it neither',
  async (_, changes) => {
    const first = await addMessage('first');
    await addMessage('second');
    changeBeforeTurn(() => bench.store.database.outbox.update(first, changes));
    bench.sender.pump();
    await bench.settle();
    expect(bench.sent).toEqual([]);
  },
);

test('a message that is given up between the look at the queue and its turn goes not', async () => {
  const only = await addMessage('only');
  changeBeforeTurn(() => bench.store.database.outbox.delete(only));
  bench.sender.pump();
  await bench.settle();
  expect(bench.sent).toEqual([]);
});

/** Changes the queue once, when the sender has looked at it and is about to take up a lane. */
function changeBeforeTurn(change: () => PromiseLike<unknown>): void {
  let isChanged = false;
  Object.defineProperty(bench, 'isSessionKnown', {
    get() {
      if (!isChanged) void change();
      isChanged = true;
      return true;
    },
  });
}

test('a refused row that this version cannot read is set aside too, and holds nobody back', async () => {
  const { outbox } = bench.store.database;
  const strange = await addMessage('strange');
  await outbox
    .where('sequence')
    .equals(strange)
    .modify((row) => void Object.assign(row, { state: 'rejected', intent: null }));
  await addMessage('behind it');
  bench.sender.pump();
  await bench.settle();
  expect(bench.sent).toEqual(['behind it']);
  expect(await outbox.get(strange)).toMatchObject({ state: 'set-aside' });
});
