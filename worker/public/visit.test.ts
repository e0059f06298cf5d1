import { expect, test } from 'vitest';
import { LONG_ABSENCE_MS, returnOf } from './visit.ts';

const LEFT_AT_MS = 1_000_000;
const BACK_AT_MS = LEFT_AT_MS + LONG_ABSENCE_MS;
const MINUTE_MS = 60_000;

test('who never was here, or was here a short while ago, is not back from anywhere', () => {
  expect(returnOf(null, BACK_AT_MS)).toBeNull();
  expect(returnOf({ key: 'visit', lastSeenAtMs: LEFT_AT_MS, returned: null }, BACK_AT_MS - 1)).toBeNull();
});

test('a page that is ahead of the worker sees the return in the row of the last visit', () => {
  expect(returnOf({ key: 'visit', lastSeenAtMs: LEFT_AT_MS, returned: null }, BACK_AT_MS)).toEqual({
    absentSinceMs: LEFT_AT_MS,
    isPolled: false,
  });
});

test('a return is told for half an hour', () => {
  const returned = { absentSinceMs: LEFT_AT_MS, backAtMs: BACK_AT_MS, isPolled: true };
  const row = { key: 'visit', lastSeenAtMs: BACK_AT_MS, returned } as const;
  expect(returnOf(row, BACK_AT_MS + 29 * MINUTE_MS)).toEqual({ absentSinceMs: LEFT_AT_MS, isPolled: true });
  expect(returnOf(row, BACK_AT_MS + 30 * MINUTE_MS)).toBeNull();
  // The clock was set back.
  expect(returnOf(row, BACK_AT_MS - MINUTE_MS)).toBeNull();
});
