import { expect, test } from 'vitest';
import { bandSize, bandsOf } from './bands.ts';

test('a band holds whole rows', () => {
  for (const columns of [1, 2, 3, 4, 5, 6, 7]) expect(bandSize(columns, null) % columns).toBe(0);
  expect(bandSize(30, null)).toBe(30);
});

test('a band of the layout with large cards holds whole patterns', () => {
  expect(bandSize(2, 14) % 14).toBe(0);
  expect(bandSize(4, 14) % 14).toBe(0);
});

test('the last band ends with the last card', () => {
  expect(bandsOf([{ index: 1 }, { index: 2 }], 24, 60)).toEqual({ first: 24, last: 59 });
  expect(bandsOf([], 24, 60)).toEqual({ first: 0, last: 23 });
});
