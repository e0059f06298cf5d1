import { expect, test } from 'vitest';
import { createManualClock } from '../../tests/fixtures/manual-clock.ts';
import { createRepeater, type RunResult } from './repeater.ts';

/** Creates a repeater whose runs the test ends manually. */
function createStage() {
  const clock = createManualClock(1_000_000);
  const startedAtMs: number[] = [];
  let finish: (result: RunResult) => void = () => {};
  const repeater = createRepeater(clock, {
    run() {
      startedAtMs.push(clock.now() - 1_000_000);
      return new Promise<RunResult>((resolve) => {
        finish = resolve;
      });
    },
    intervalMs: () => 60_000,
    backoffMs: (failures, retryAfterMs) => Math.max(failures * 1_000, retryAfterMs ?? 0),
  });
  const end = async (result: RunResult) => {
    finish(result);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { clock, repeater, startedAtMs, end };
}

test('the interval counts from the start of a run, not from its end', async () => {
  const { clock, repeater, startedAtMs, end } = createStage();
  repeater.start(0);
  clock.advance(0);
  clock.advance(10_000);
  await end({ status: 'ok' });
  clock.advance(49_999);
  expect(startedAtMs).toEqual([0]);
  clock.advance(1);
  expect(startedAtMs).toEqual([0, 60_000]);
});

test('a run asked for while one is under way comes once behind it, not beside it', async () => {
  const { clock, repeater, startedAtMs, end } = createStage();
  repeater.start(0);
  clock.advance(0);
  repeater.runNow();
  repeater.runNow();
  expect(startedAtMs).toHaveLength(1);
  await end({ status: 'ok' });
  clock.advance(0);
  expect(startedAtMs).toHaveLength(2);
});

test('failures in a row wait longer each time, and a success starts anew', async () => {
  const { clock, repeater, startedAtMs, end } = createStage();
  repeater.start(0);
  clock.advance(0);
  await end({ status: 'failed', retryAfterMs: null });
  clock.advance(1_000);
  await end({ status: 'failed', retryAfterMs: null });
  clock.advance(2_000);
  await end({ status: 'ok' });
  clock.advance(60_000);
  await end({ status: 'failed', retryAfterMs: null });
  clock.advance(1_000);
  expect(startedAtMs).toEqual([0, 1_000, 3_000, 63_000, 64_000]);
});

test('a server that asked for silence is not asked sooner, even when a tab comes to the front', async () => {
  const { clock, repeater, startedAtMs, end } = createStage();
  repeater.start(0);
  clock.advance(0);
  await end({ status: 'failed', retryAfterMs: 7_000 });
  repeater.runNow();
  clock.advance(6_999);
  expect(startedAtMs).toEqual([0]);
  clock.advance(1);
  expect(startedAtMs).toEqual([0, 7_000]);
});

test('after a sleep one run catches up with all that was missed', async () => {
  const { clock, repeater, startedAtMs, end } = createStage();
  repeater.start(0);
  clock.advance(0);
  await end({ status: 'ok' });
  clock.jump(3_600_000);
  clock.advance(0);
  await end({ status: 'ok' });
  clock.advance(59_999);
  expect(startedAtMs).toEqual([0, 3_600_000]);
});

test('nothing runs after a stop', async () => {
  const { clock, repeater, startedAtMs, end } = createStage();
  repeater.start(0);
  clock.advance(0);
  repeater.stop();
  await end({ status: 'ok' });
  repeater.runNow();
  clock.advance(600_000);
  expect(startedAtMs).toEqual([0]);
  expect(repeater.nextAtMs()).toBeNull();
});

test('nothing runs before the first start', () => {
  const { clock, repeater, startedAtMs } = createStage();
  repeater.runNow();
  expect(startedAtMs).toEqual([]);
  expect(clock.pending()).toBe(0);
});

test('a failure without a silence holds nobody, though the clock was set back since', async () => {
  const { clock, repeater, startedAtMs, end } = createStage();
  repeater.start(0);
  clock.advance(0);
  await end({ status: 'failed', retryAfterMs: null });
  clock.jump(-30_000);
  repeater.runNow();
  expect(startedAtMs).toEqual([0, -30_000]);
});

test('it says when it runs and when it will', async () => {
  const { clock, repeater, end } = createStage();
  expect([repeater.isRunning(), repeater.nextAtMs()]).toEqual([false, null]);
  repeater.start(5_000);
  expect([repeater.isRunning(), repeater.nextAtMs()]).toEqual([false, 1_005_000]);
  clock.advance(5_000);
  expect(repeater.isRunning()).toBe(true);
  await end({ status: 'ok' });
  expect([repeater.isRunning(), repeater.nextAtMs()]).toEqual([false, 1_065_000]);
});

test('a run that says stop is the last, and plans none', async () => {
  const { clock, repeater, startedAtMs, end } = createStage();
  repeater.start(0);
  clock.advance(0);
  repeater.runNow();
  await end({ status: 'stop' });
  expect(clock.pending()).toBe(0);
  expect(startedAtMs).toEqual([0]);
});

test('a run at once takes the place of the planned one', async () => {
  const { clock, repeater, startedAtMs, end } = createStage();
  repeater.start(0);
  clock.advance(0);
  await end({ status: 'ok' });
  clock.advance(10_000);
  repeater.runNow();
  expect(clock.pending()).toBe(0);
  await end({ status: 'ok' });
  clock.advance(59_999);
  expect(startedAtMs).toEqual([0, 10_000]);
});

test('a start while one is planned takes its place, and forgets the failures before it', async () => {
  const { clock, repeater, startedAtMs, end } = createStage();
  repeater.start(0);
  clock.advance(0);
  await end({ status: 'failed', retryAfterMs: null });
  repeater.start(500);
  expect(clock.pending()).toBe(1);
  clock.advance(500);
  await end({ status: 'failed', retryAfterMs: null });
  clock.advance(1_000);
  expect(startedAtMs).toEqual([0, 500, 1_500]);
});

test('a run asked for while one is under way waits for the silence that its failure asks for', async () => {
  const { clock, repeater, startedAtMs, end } = createStage();
  repeater.start(0);
  clock.advance(0);
  repeater.runNow();
  await end({ status: 'failed', retryAfterMs: 7_000 });
  clock.advance(6_999);
  expect(startedAtMs).toEqual([0]);
  clock.advance(1);
  await end({ status: 'ok' });
  expect(startedAtMs).toEqual([0, 7_000]);
  expect(repeater.nextAtMs()).toBe(1_067_000);
});

test('a success ends the silence', async () => {
  const { clock, repeater, startedAtMs, end } = createStage();
  repeater.start(0);
  clock.advance(0);
  await end({ status: 'failed', retryAfterMs: 7_000 });
  clock.advance(7_000);
  await end({ status: 'ok' });
  repeater.runNow();
  expect(startedAtMs).toEqual([0, 7_000, 7_000]);
});

test('a silence that can only come from a clock that was set back holds nobody', async () => {
  const { clock, repeater, startedAtMs, end } = createStage();
  repeater.start(0);
  clock.advance(0);
  await end({ status: 'failed', retryAfterMs: 60_000 });
  clock.jump(-7_200_000);
  repeater.runNow();
  expect(startedAtMs).toEqual([0, -7_200_000]);
});

test('a run that was asked for before a stop does not come after the next start', async () => {
  const { clock, repeater, startedAtMs, end } = createStage();
  repeater.start(0);
  clock.advance(0);
  repeater.runNow();
  repeater.stop();
  expect(clock.pending()).toBe(0);
  repeater.start(100);
  await end({ status: 'ok' });
  expect(repeater.nextAtMs()).toBe(1_060_000);
  clock.advance(60_000);
  expect(startedAtMs).toEqual([0, 60_000]);
});

test('a run that throws, by a fault of this version, is repeated like one that failed', async () => {
  const clock = createManualClock(0);
  let runs = 0;
  const repeater = createRepeater(clock, {
    async run() {
      runs += 1;
      throw new Error('A fault');
    },
    intervalMs: () => 60_000,
    backoffMs: (failures) => failures * 1_000,
  });
  repeater.start(0);
  for (const waitMs of [0, 1_000, 2_000]) {
    clock.advance(waitMs);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(runs).toBe(3);
  expect(repeater.isRunning()).toBe(false);
  repeater.stop();
});

test('after the clock was set back by half an hour a run that is asked for waits for no Retry-After of before', async () => {
  const { clock, repeater, startedAtMs, end } = createStage();
  repeater.start(0);
  clock.advance(0);
  await end({ status: 'failed', retryAfterMs: 30_000 });
  clock.setBack(1_800_000);
  repeater.runNow();
  expect(startedAtMs).toEqual([0, -1_800_000]);
});

test('a clock that is set back by a day during a run puts the next one off by an interval, not by a day', async () => {
  const { clock, repeater, startedAtMs, end } = createStage();
  repeater.start(0);
  clock.advance(0);
  clock.setBack(86_400_000);
  await end({ status: 'ok' });
  clock.advance(60_000);
  expect(startedAtMs).toEqual([0, -86_340_000]);
});
