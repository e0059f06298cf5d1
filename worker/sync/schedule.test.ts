import { expect, test } from 'vitest';
import { WAIT_MAX_MS } from '../http/retry-after.ts';
import { backoffMs, clipFutureMs, isStale, pollIntervalMs, withJitterMs } from './schedule.ts';

test('polls come every 60 seconds, and every 300 when push is subscribed', () => {
  expect(pollIntervalMs(false)).toBe(60_000);
  expect(pollIntervalMs(true)).toBe(300_000);
});

test('jitter only ever makes an interval longer, by a twentieth at most', () => {
  expect(withJitterMs(60_000, () => 0)).toBe(60_000);
  expect(withJitterMs(60_000, () => 0.999_999)).toBe(63_000);
});

test('the ceiling of the wait after a failure doubles and ends at the poll interval', () => {
  const almostOne = () => 0.999_999;
  expect([1, 2, 3, 4, 5, 6, 7, 100].map((failures) => backoffMs(failures, null, almostOne))).toEqual([
    2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000,
  ]);
  expect(backoffMs(5, null, () => 0)).toBe(0);
});

test('the wait is never shorter than what the server asked for', () => {
  expect(backoffMs(1, 7_000, () => 0)).toBe(7_000);
});

test('data is stale after an interval, when nothing is known, and when the clock was set back', () => {
  expect(isStale(null, 1_000, 60_000)).toBe(true);
  expect(isStale(1_000, 60_999, 60_000)).toBe(false);
  expect(isStale(1_000, 61_000, 60_000)).toBe(true);
  expect(isStale(2_000, 1_000, 60_000)).toBe(true);
});

test('a planned time further away than any wait can be is none, one at that limit is', () => {
  expect(clipFutureMs(1_000 + WAIT_MAX_MS, 1_000)).toBe(1_000 + WAIT_MAX_MS);
  expect(clipFutureMs(1_001 + WAIT_MAX_MS, 1_000)).toBe(1_000);
  expect(clipFutureMs(500, 1_000)).toBe(500);
  expect(WAIT_MAX_MS).toBe(3_600_000);
});

test('data of this very moment is fresh', () => {
  expect(isStale(1_000, 1_000, 60_000)).toBe(false);
});
