import { expect, it } from 'vitest';
import { ageKey, ageOptions, ageRangeOf, withAgeRange } from './age-ranges.ts';

it('ages can be chosen as the specification lists them', () => {
  expect(ageOptions([]).map(ageKey)).toEqual(['-', '18-25', '26-35', '36-45', '46-55', '56-65', '66-']);
});

it('a range that the server keeps stands among them', () => {
  expect(ageOptions([{ minYears: 22, maxYears: 46 }]).map(ageKey)[0]).toBe('22-46');
  expect(ageOptions([{ minYears: 26, maxYears: 35 }])).toHaveLength(7);
});

it('a range stays among them when others are chosen after it', () => {
  const kept = { minYears: 22, maxYears: 46 };
  const chosen = { minYears: 26, maxYears: 35 };
  const linked = { minYears: 30, maxYears: null };
  const seen = [kept, chosen, kept, linked].reduce(withAgeRange, []);
  expect(ageOptions(seen).map(ageKey)).toEqual([
    '22-46',
    '30-',
    '-',
    '18-25',
    '26-35',
    '36-45',
    '46-55',
    '56-65',
    '66-',
  ]);
  expect(withAgeRange(seen, { ...chosen })).toBe(seen);
});

it('a key gives its range back', () => {
  for (const range of ageOptions([{ minYears: 30, maxYears: null }])) expect(ageRangeOf(ageKey(range))).toEqual(range);
});
