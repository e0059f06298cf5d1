import { expect, test } from 'vitest';
import { movedOrder } from './photo-order.ts';

test('a photo moves by one place, and not beyond the ends', () => {
  expect(movedOrder([1, 2, 3], 2, -1)).toEqual([2, 1, 3]);
  expect(movedOrder([1, 2, 3], 2, 1)).toEqual([1, 3, 2]);
  expect(movedOrder([1, 2, 3], 1, -1)).toEqual([1, 2, 3]);
  expect(movedOrder([1, 2, 3], 3, 1)).toEqual([1, 2, 3]);
  expect(movedOrder([1, 2, 3], 9, 1)).toEqual([1, 2, 3]);
});
