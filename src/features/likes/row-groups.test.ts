import { expect, test } from 'vitest';
import { groupSize, rowsOfGroups } from './row-groups.ts';

test('a group holds whole rows', () => {
  for (const columns of [1, 2, 3, 4, 5, 6, 7]) expect(groupSize(columns, null) % columns).toBe(0);
  expect(groupSize(30, null)).toBe(30);
});

test('a group of the layout with large cards holds whole patterns', () => {
  expect(groupSize(2, 14) % 14).toBe(0);
  expect(groupSize(4, 14) % 14).toBe(0);
});

test('the last group ends with the last card', () => {
  expect(rowsOfGroups([{ index: 1 }, { index: 2 }], 24, 60)).toEqual({ first: 24, last: 59 });
  expect(rowsOfGroups([], 24, 60)).toEqual({ first: 0, last: 23 });
});
