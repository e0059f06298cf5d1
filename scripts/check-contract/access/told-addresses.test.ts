import { expect, test } from 'vitest';
import { areApart } from './told-addresses.ts';

test('times of which each lies beyond all the others are apart', () => {
  expect(areApart([12, 14, 13, 15], [95, 90, 101, 99])).toBe(true);
  expect(areApart([95, 90, 101, 99], [12, 14, 13, 15])).toBe(true);
});

test('times that overlap, or differ by less than a network, are not', () => {
  expect(areApart([12, 14, 13, 96], [95, 90, 101, 99])).toBe(false);
  expect(areApart([2, 3, 2, 3], [9, 8, 9, 9])).toBe(false);
  expect(areApart([300, 310, 305, 302], [340, 345, 350, 341])).toBe(false);
});
