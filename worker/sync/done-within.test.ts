import { beforeEach, expect, test } from 'vitest';
import { createManualClock, type ManualClock } from '../../tests/fixtures/manual-clock.ts';
import { isDoneWithin, valueWithin } from './done-within.ts';

let clock: ManualClock;
beforeEach(() => {
  clock = createManualClock(0);
});

const unending = () => new Promise<void>(() => {});

test('work that ends in time is done, and nobody waits for the limit any more', async () => {
  expect(await isDoneWithin(Promise.resolve(), 100, clock)).toBe(true);
  expect(clock.pending()).toBe(0);
});

test('work that goes on past the limit is not done', async () => {
  let isDone: boolean | null = null;
  const waiting = isDoneWithin(unending(), 100, clock).then((value) => {
    isDone = value;
  });
  clock.advance(99);
  await new Promise((resolve) => setImmediate(resolve));
  expect(isDone).toBeNull();
  clock.advance(1);
  await waiting;
  expect(isDone).toBe(false);
});

test('work that fails in time fails for who waits, and leaves no timer', async () => {
  await expect(isDoneWithin(Promise.reject(new Error('broken')), 100, clock)).rejects.toThrow('broken');
  expect(clock.pending()).toBe(0);
});

test('what work brings in time is taken, and after the limit what stands in for it', async () => {
  expect(await valueWithin(Promise.resolve(7), null, 100, clock)).toBe(7);
  const late = valueWithin(unending(), null, 100, clock);
  clock.advance(100);
  expect(await late).toBeNull();
});
