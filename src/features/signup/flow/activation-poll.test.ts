import { expect, test } from 'vitest';
import { createManualClock } from '../../../../tests/fixtures/manual-clock.ts';
import { activationMessage, startActivationPoll } from './activation-poll.ts';

function start(answers: (count: number) => Promise<boolean>) {
  const clock = createManualClock(0);
  const ends: string[] = [];
  const ticks: number[] = [];
  let asked = 0;
  const stop = startActivationPoll({
    ask: () => {
      asked += 1;
      return answers(asked);
    },
    after: clock.after,
    onTick: (count) => ticks.push(count),
    onEnd: (end) => ends.push(`${end} at ${clock.now()}`),
  });
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 100) {
      clock.advance(100);
      await Promise.resolve();
      await Promise.resolve();
    }
  };
  return { stop, ends, ticks, pass, asked: () => asked };
}

test('the server is asked every 900 ms until the mail has arrived', async () => {
  const { ends, ticks, pass, asked } = start(async (count) => count === 4);
  await pass(899);
  await pass(10_000);
  expect(asked()).toBe(4);
  expect(ticks).toEqual([1, 2, 3, 4]);
  expect(ends).toEqual(['delivered at 3600']);
});

test('without a mail it ends after 20 ticks', async () => {
  const { ends, ticks, pass, asked } = start(async () => false);
  await pass(30_000);
  expect(ends).toEqual(['timed-out at 18000']);
  expect(ticks).toHaveLength(20);
  expect(asked()).toBe(19);
});

test('a server that does not answer is asked once, and time goes on', async () => {
  const { ends, pass, asked } = start(() => new Promise(() => {}));
  await pass(30_000);
  expect(asked()).toBe(1);
  expect(ends).toEqual(['timed-out at 18000']);
});

test('once stopped it says nothing more', async () => {
  const { stop, ends, ticks, pass } = start(async () => true);
  stop();
  await pass(30_000);
  expect([ends, ticks]).toEqual([[], []]);
});

test('there are four messages, by the number of ticks', () => {
  expect([0, 3, 4, 6, 7, 9, 10, 20].map(activationMessage)).toEqual([
    'written',
    'written',
    'sent',
    'sent',
    'checked',
    'checked',
    'slow',
    'slow',
  ]);
});
