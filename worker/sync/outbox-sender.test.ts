import { beforeEach, expect, test, vi } from 'vitest';
import {
  OFFLINE,
  OK,
  openSenderBench,
  type SenderBench,
  START_MS,
  sendOne,
  status,
} from '../../tests/fixtures/sender-bench.ts';

let bench: SenderBench;
beforeEach(async () => {
  bench = await openSenderBench();
});

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
  await sendOne(bench, OK);
  await bench.add('two');
  bench.sender.pump();
  await bench.answer(status(422));
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
  const first = await sendOne(bench, OFFLINE);
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
  await sendOne(bench, OFFLINE);
  bench.sender.pump();
  await bench.settle();
  expect(bench.sent).toHaveLength(1);
  bench.sender.pump(true);
  await bench.settle();
  expect(bench.sent).toHaveLength(2);
  expect(await bench.row('one')).toMatchObject({ attempts: 1, nextAttemptAtMs: 0 });
});

test('a server that asks for silence is left alone by every lane, back online or not', async () => {
  await sendOne(bench, status(503, 30_000));
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

test('a call that was given up leaves its intent as it was', async () => {
  const row = await sendOne(bench, { kind: 'aborted' });
  expect(row).toMatchObject({ state: 'queued', attempts: 0, nextAttemptAtMs: 0 });
  expect([...bench.settled, ...bench.rejected]).toEqual([]);
});

test('an intent that was discarded while it was under way stays discarded, however the server answers', async () => {
  const { outbox } = bench.store.database;
  const apply = vi.fn(async () => {});
  for (const outcome of [{ kind: 'ok', data: apply } as const, status(422)]) {
    const sequence = await bench.add('one');
    bench.sender.pump();
    await bench.settle();
    await outbox.delete(sequence);
    await bench.answer(outcome);
    expect(await outbox.count()).toBe(0);
  }
  expect(apply).not.toHaveBeenCalled();
  expect(bench.undone).toEqual([]);
});

test('an answer that the device could not note is not sent for again in a loop, but a minute later', async () => {
  const write = vi.spyOn(bench.store.database.outbox, 'update').mockImplementation(() => {
    throw new Error('The device refuses');
  });
  await sendOne(bench, OK);
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
  await sendOne(bench, OFFLINE);
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
  await sendOne(bench, status(422));
  expect(bench.rejected).toEqual([]);
  write.mockRestore();
  expect(await bench.row('one')).toMatchObject({ state: 'queued' });
  expect(bench.sent).toEqual(['one']);
});

test('a sender that waits for nothing can be stopped', () => {
  bench.sender.stop();
  expect(bench.clock.pending()).toBe(0);
});

test('nothing goes out after a stop, not even what was due later', async () => {
  await sendOne(bench, OFFLINE);
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
