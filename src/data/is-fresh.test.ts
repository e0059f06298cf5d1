import { expect, test } from 'vitest';
import { isFresh } from './is-fresh.ts';

test('what was fetched is fresh for a while', () => {
  expect(isFresh(1_000, 1_000, 500)).toBe(true);
  expect(isFresh(1_000, 1_499, 500)).toBe(true);
  expect(isFresh(1_000, 1_500, 500)).toBe(false);
});

test('what was fetched while the clock was ahead is not fresh for as long as it was ahead', () => {
  expect(isFresh(1_001, 1_000, 500)).toBe(false);
  expect(isFresh(1_000_000, 1_000, 500)).toBe(false);
});
