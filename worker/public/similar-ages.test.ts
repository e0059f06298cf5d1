import { expect, it } from 'vitest';
import { similarAges } from './similar-ages.ts';

const ages = (min_age: number | null, max_age: number | null) => ({ min_age, max_age });

it('ages are widened by five years each way', () => {
  expect(similarAges(ages(26, 35))).toEqual(ages(21, 40));
  expect(similarAges(ages(66, null))).toEqual(ages(61, null));
});

it('nobody is younger than a member can be, or older', () => {
  expect(similarAges(ages(18, 25))).toEqual(ages(18, 30));
  expect(similarAges(ages(90, 99))).toEqual(ages(85, 100));
});

it('where there is no limit there is nothing to widen', () => {
  expect(similarAges(ages(null, null))).toBeNull();
  expect(similarAges(ages(18, null))).toBeNull();
});
