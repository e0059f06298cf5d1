import { expect, test } from 'vitest';
import { parseRetryAfterMs } from './retry-after.ts';

const NOW_MS = Date.parse('2026-03-01T12:00:00Z');

test('Retry-After is read as seconds or as a date', () => {
  expect(parseRetryAfterMs('7', NOW_MS)).toBe(7_000);
  expect(parseRetryAfterMs(' 7 ', NOW_MS)).toBe(7_000);
  expect(parseRetryAfterMs('Sun, 01 Mar 2026 12:00:30 GMT', NOW_MS)).toBe(30_000);
});

test('a date that has passed means at once', () => {
  expect(parseRetryAfterMs('Sun, 01 Mar 2026 11:00:00 GMT', NOW_MS)).toBe(0);
});

test('what cannot be read is no wait, and no wait is longer than an hour', () => {
  expect(parseRetryAfterMs(null, NOW_MS)).toBeNull();
  expect(parseRetryAfterMs('soon', NOW_MS)).toBeNull();
  expect(parseRetryAfterMs('', NOW_MS)).toBeNull();
  expect(parseRetryAfterMs('0x10', NOW_MS)).toBeNull();
  expect(parseRetryAfterMs('1e3', NOW_MS)).toBeNull();
  expect(parseRetryAfterMs('99999999', NOW_MS)).toBe(3_600_000);
});
