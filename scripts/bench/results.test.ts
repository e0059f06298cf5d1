import { expect, test } from 'vitest';
import { type BenchRow, describeTable, isWithin, measured, median } from './results.ts';

const RELOAD: BenchRow = {
  what: 'reload',
  unit: 'ms',
  product: [300, 100, 200],
  beside: { name: 'other page', values: [100, 110, 90] },
  limit: 2,
};

test('the median of an even number of values lies between the two in the middle', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([9, 1, 5])).toBe(5);
  expect(() => median([])).toThrow('no values');
});

test('a ratio at its limit holds, one above it does not', () => {
  expect(measured(RELOAD)).toBe(2);
  expect(isWithin(RELOAD)).toBe(true);
  expect(isWithin({ ...RELOAD, limit: 1.9 })).toBe(false);
});

test('a limit of its own is held by the median alone', () => {
  const press: BenchRow = { ...RELOAD, beside: null, limit: 200 };
  expect(measured(press)).toBe(200);
  expect(isWithin({ ...press, limit: 199 })).toBe(false);
});

test('a floor is told without a limit, and nothing is over it', () => {
  const floor: BenchRow = { ...RELOAD, limit: null };
  expect(isWithin(floor)).toBe(true);
  expect(describeTable([floor]).split('\n')[1]).toMatch(/ 2\.00$/);
});

test('the table tells medians, their spread, and what is over its limit', () => {
  const lines = describeTable([RELOAD, { ...RELOAD, what: 'again', limit: 1 }]).split('\n');
  expect(lines[1]).toContain('200 ms (100 to 300)');
  expect(lines[1]).toContain('100 ms (90.0 to 110)');
  expect(lines.map((line) => line.endsWith('over its limit'))).toEqual([false, false, true]);
});
