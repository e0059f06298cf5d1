import { expect, it } from 'vitest';
import { ageKey, ageOptions, ageRangeOf } from './age-ranges.ts';

it('ages can be chosen as the specification lists them', () => {
  expect(ageOptions({ minYears: null, maxYears: null }).map(ageKey)).toEqual([
    '-',
    '18-25',
    '26-35',
    '36-45',
    '46-55',
    '56-65',
    '66-',
  ]);
});

it('a range that the server keeps stands among them', () => {
  expect(ageOptions({ minYears: 22, maxYears: 46 }).map(ageKey)[0]).toBe('22-46');
  expect(ageOptions({ minYears: 26, maxYears: 35 })).toHaveLength(7);
});

it('a key gives its range back', () => {
  for (const range of ageOptions({ minYears: 30, maxYears: null })) expect(ageRangeOf(ageKey(range))).toEqual(range);
});
