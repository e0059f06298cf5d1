import { beforeEach, expect, test } from 'vitest';
import { OK, openSenderBench, type SenderBench } from '../../tests/fixtures/sender-bench.ts';

let bench: SenderBench;
beforeEach(async () => {
  bench = await openSenderBench();
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
  // Told once, and before the row is marked: a worker that ends in between tells it at its next start.
  expect(bench.setAside).toEqual(['queued']);
  expect(await bench.row('strange')).toMatchObject({ state: 'set-aside' });
});

test('the answer to an intent that was dropped while it was sent is written where its kind wants that', async () => {
  bench.showsTakenBack = true;
  const sequence = await bench.add('one');
  bench.sender.pump();
  await bench.settle();
  await bench.store.database.outbox.delete(sequence);
  const { drafts, outbox } = bench.store.database;
  await bench.answer({
    kind: 'ok',
    data: async () => void (await drafts.put({ conversationId: 1, text: 'written', updatedAtMs: 1 })),
  });
  expect(bench.takenBack).toEqual(['one']);
  expect([await drafts.count(), await outbox.count()]).toEqual([1, 0]);
});

test('an intent that was moved in its lane while it was sent is not taken for one that was dropped', async () => {
  bench.showsTakenBack = true;
  const { outbox } = bench.store.database;
  await bench.add('one');
  bench.sender.pump();
  await bench.settle();
  await outbox.clear();
  await bench.add('one');
  await bench.answer(OK);
  expect(bench.takenBack).toEqual([]);
});
