import { beforeEach, expect, test, vi } from 'vitest';
import { OK, openSenderBench, type SenderBench, START_MS, sendOne, status } from '../../tests/fixtures/sender-bench.ts';

let bench: SenderBench;
beforeEach(async () => {
  bench = await openSenderBench();
});

test('a silence that can only come from a clock that was set back holds nobody', async () => {
  await sendOne(bench, status(429, 60_000));
  await bench.store.database.outbox.update(1, { nextAttemptAtMs: 0 });
  bench.clock.jump(-4_000_000);
  bench.sender.pump();
  await bench.settle();
  expect(bench.sent).toHaveLength(2);
});

test('a clock that was set back by a minute or a day makes nobody wait for it', async () => {
  for (const backMs of [60_000, 86_400_000]) {
    bench = await openSenderBench();
    await sendOne(bench, status(500));
    bench.clock.jump(-backMs);
    bench.sender.pump();
    await bench.settle();
    expect(bench.sent, `set back by ${backMs} ms`).toHaveLength(2);
  }
});

test('a row of an earlier version, whose wait ends further away than any wait lasts, is sent at once', async () => {
  await bench.add('one');
  await bench.store.database.outbox.update(1, { nextAttemptAtMs: START_MS + 7 * 86_400_000 });
  bench.sender.pump();
  await bench.settle();
  expect(bench.sent).toEqual(['one']);
});

test.each([
  ['a server that asked for silence', () => sendOne(bench, status(503, 30_000))],
  [
    'a device that refused to store an outcome',
    async () => {
      const write = vi.spyOn(bench.store.database.outbox, 'update').mockImplementation(() => {
        throw new Error('The device refuses');
      });
      await sendOne(bench, OK);
      write.mockRestore();
    },
  ],
])('a clock that is set back by half an hour ends the wait for %s', async (_, fail) => {
  await fail();
  bench.clock.setBack(1_800_000);
  bench.sender.pump(true);
  await bench.settle();
  expect(bench.sent).toEqual(['one', 'one']);
});
