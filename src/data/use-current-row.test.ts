import { expect, test } from 'vitest';
import { isSince } from './use-current-row.ts';

const OPENED_MS = 1_000_000;
const stored = { fetchedAtMs: OPENED_MS - 60_000 };

test('what the page began with is from before, until the answer takes its place', () => {
  expect(isSince({ atMs: OPENED_MS, row: stored }, stored)).toBe(false);
  expect(isSince({ atMs: OPENED_MS, row: stored }, { fetchedAtMs: OPENED_MS + 80 })).toBe(true);
  expect(isSince({ atMs: OPENED_MS, row: null }, { fetchedAtMs: OPENED_MS + 80 })).toBe(true);
});

test('an answer that came before the first read of the database is the one that was asked for', () => {
  const answer = { fetchedAtMs: OPENED_MS + 80 };
  expect(isSince({ atMs: OPENED_MS, row: answer }, answer)).toBe(true);
});

test('a clock that was set back meanwhile keeps no answer from being taken', () => {
  expect(isSince({ atMs: OPENED_MS, row: stored }, { fetchedAtMs: OPENED_MS - 3_600_000 })).toBe(true);
});
