import { expect, test } from 'vitest';
import { testsOfRun } from './listed-tests.ts';

const LISTING = `Every route: 371 views (every pair)
Listing tests:
  [core] › chat.spec.ts:71:1 › a message stands
  [stories] › deck.spec.ts:12:1 › a deck › is swiped
  [stories] › money.spec.ts:54:1 › an order is made
  [further] › a.spec.ts:1:1 › one
  [further] › a.spec.ts:2:1 › two
  [further] › a.spec.ts:3:1 › three
Total: 6 tests in 4 files
`;
const SHARES = { stories: 2, further: 3 };

test('a run takes every test of a project without turns, and of the others the share whose turn it is', () => {
  expect(testsOfRun(LISTING, SHARES, { part: 1, of: 3 })).toEqual([
    '[core] › chat.spec.ts:71:1 › a message stands',
    '[stories] › deck.spec.ts:12:1 › a deck › is swiped',
    '[further] › a.spec.ts:1:1 › one',
  ]);
});

test('all shares together are all tests', () => {
  const runs = [1, 2, 3].map((part) => testsOfRun(LISTING, SHARES, { part, of: 3 }));
  expect(new Set(runs.flat()).size).toBe(6);
});

test('a listing without tests selects none', () => {
  expect(testsOfRun('Listing tests:\nTotal: 0 tests in 0 files\n', SHARES, { part: 1, of: 3 })).toEqual([]);
});
