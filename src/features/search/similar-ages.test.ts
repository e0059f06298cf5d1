import { expect, it } from 'vitest';
import { NO_FILTERS } from './search-address.ts';
import { isWithinAges, similarFilters } from './similar-ages.ts';

const ages = (min_age: number | null, max_age: number | null) => ({ ...NO_FILTERS, min_age, max_age });

it('ages are widened by five years each way', () => {
  expect(similarFilters({ ...ages(26, 35), country: 'NL' })).toEqual({ ...ages(21, 40), country: 'NL' });
  expect(similarFilters(ages(66, null))).toEqual(ages(61, null));
});

it('nobody is younger than a member can be, or older', () => {
  expect(similarFilters(ages(18, 25))).toEqual(ages(18, 30));
  expect(similarFilters(ages(90, 99))).toEqual(ages(85, 100));
});

it('where there is no limit there is nothing to widen', () => {
  expect(similarFilters(ages(null, null))).toBeNull();
  expect(similarFilters(ages(18, null))).toBeNull();
});

it('who is of the ages asked for is no similar result', () => {
  expect([25, 26, 35, 36].map((age) => isWithinAges(age, ages(26, 35)))).toEqual([false, true, true, false]);
  expect(isWithinAges(99, ages(66, null))).toBe(true);
});
