import { expect, test } from 'vitest';
import { turnOf } from './turns.ts';

test('each commit takes the next share, and after the last one the first comes again', () => {
  expect([14, 15, 16, 17].map((count) => turnOf(count, undefined)?.part)).toEqual([15, 16, 1, 2]);
  expect(turnOf(0, '')).toEqual({ part: 1, of: 16 });
});

test('a share can be chosen, of another number of shares too', () => {
  expect(turnOf(5, '3')).toEqual({ part: 3, of: 16 });
  expect(turnOf(5, '2/4')).toEqual({ part: 2, of: 4 });
});

test.each(['0', '17', '5/4', 'all', '-1', '1.5', '2/'])('%s is no share', (chosen) => {
  expect(turnOf(5, chosen)).toBeNull();
});
