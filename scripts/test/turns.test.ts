import { expect, test } from 'vitest';
import { partOf, shareOf, turnOf } from './turns.ts';

test('each commit takes the next share, and after the last one the first comes again', () => {
  expect([18, 19, 20, 21].map((count) => turnOf(20, count, undefined)?.part)).toEqual([19, 20, 1, 2]);
  expect(turnOf(20, 0, '')).toEqual({ part: 1, of: 20 });
});

test('a share can be chosen, of another number of shares too', () => {
  expect(turnOf(20, 5, '3')).toEqual({ part: 3, of: 20 });
  expect(turnOf(20, 5, '2/4')).toEqual({ part: 2, of: 4 });
});

test.each(['0', '21', '5/4', 'all', '-1', '1.5', '2/'])('%s is no share', (chosen) => {
  expect(turnOf(20, 5, chosen)).toBeNull();
});

test('the shares together are all values, each once', () => {
  const values = Array.from({ length: 10 }, (_, index) => index);
  const shares = [1, 2, 3].map((part) => shareOf(values, { part, of: 3 }));
  expect(shares.map(({ length }) => length)).toEqual([4, 3, 3]);
  expect(shares.flat().sort((one, other) => one - other)).toEqual(values);
});

test('parts are counted on where fewer shares come round sooner', () => {
  expect([1, 4, 5, 64].map((part) => partOf({ part, of: 64 }, 4).part)).toEqual([1, 4, 1, 4]);
});
