import { expect, test } from 'vitest';
import { ageFault, birthYears, dateFault, dateOfParts, datePartsOf } from './date-of-birth.ts';

const NOW = new Date(2026, 10, 21, 15, 0);

test.each([
  ['2000', '2', '29', '2000-02-29'],
  ['2001', '2', '29', null],
  ['1990', '2', '30', null],
  ['1990', '4', '31', null],
  ['1990', '12', '31', '1990-12-31'],
  ['1990', '1', '5', '1990-01-05'],
  ['', '1', '5', null],
  ['1990', '', '5', null],
  ['1990', '1', '', null],
  ['1990', '13', '1', null],
  ['1990', '0', '1', null],
  ['90', '1', '1', null],
])('year %j, month %j, day %j: %j', (year, month, day, date) => {
  expect(dateOfParts({ year, month, day })).toBe(date);
});

test.each([
  ['2008-11-21', null],
  ['2008-11-22', 'age'],
  ['2008-12-01', 'age'],
  ['2008-10-31', null],
  ['1926-11-21', null],
  ['1925-11-22', null],
  ['1925-11-21', 'too-old'],
  ['2030-01-01', 'age'],
])('born on %s, what is wrong on the 21st of November 2026: %s', (date, fault) => {
  expect(ageFault(date, NOW)).toBe(fault);
});

test.each([
  ['', '', '', 'incomplete'],
  ['1990', '', '5', 'incomplete'],
  ['1990', '2', '31', 'no-day'],
  ['2001', '2', '29', 'no-day'],
  ['2008', '11', '22', 'age'],
  ['1925', '11', '21', 'too-old'],
  ['1990', '2', '28', null],
])('what is wrong with year %j, month %j, day %j is told apart: %j', (year, month, day, fault) => {
  expect(dateFault({ year, month, day }, NOW)).toBe(fault);
});

test('17 years and 364 days are too few', () => {
  const almost = new Date(NOW.getFullYear() - 18, NOW.getMonth(), NOW.getDate() + 1);
  const parts = { year: `${almost.getFullYear()}`, month: `${almost.getMonth() + 1}`, day: `${almost.getDate()}` };
  expect(ageFault(dateOfParts(parts) ?? '', NOW)).toBe('age');
});

test('a saved date comes back in parts, anything else as nothing chosen', () => {
  expect(datePartsOf('1992-03-17')).toEqual({ year: '1992', month: '03', day: '17' });
  expect(datePartsOf(null)).toEqual({ year: '', month: '', day: '' });
  expect(datePartsOf('x')).toEqual({ year: '', month: '', day: '' });
});

test('the picker offers the years of people of 18 to 100, who may turn 101 this year', () => {
  const years = birthYears(NOW);
  expect([years[0], years.at(-1), years.length]).toEqual([2008, 1925, 84]);
});
