import { expect, test } from 'vitest';
import { ageInYears } from './age.ts';

const today = new Date(2026, 2, 14, 12);

test('a year counts from the birthday on', () => {
  expect(ageInYears('2008-03-13', today)).toBe(18);
  expect(ageInYears('2008-03-14', today)).toBe(18);
  expect(ageInYears('2008-03-15', today)).toBe(17);
});

test('who was born on 29 February is a year older on 1 March', () => {
  expect(ageInYears('2008-02-29', new Date(2026, 1, 28, 12))).toBe(17);
  expect(ageInYears('2008-02-29', new Date(2026, 2, 1, 12))).toBe(18);
});

test.each(['2007-02-29', '2000-13-01', '2000-00-10', '2000-01-32', '20-01-01', '', '2027-01-01'])(
  '%j is no age',
  (date) => {
    expect(ageInYears(date, today)).toBeNull();
  },
);
