import { expect, test } from 'vitest';
import { dayPartOf } from './greeting.ts';

const at = (hour: number) => new Date(2026, 5, 15, Math.floor(hour), (hour % 1) * 60).getTime();

test.each([
  [5, 'morning'],
  [10, 'morning'],
  [11, 'day'],
  [17, 'day'],
  [18, 'evening'],
  [23, 'evening'],
  [0, 'evening'],
  [4, 'evening'],
])('at %i o’clock the greeting is that of the %s', (hour, part) => {
  expect(dayPartOf(at(hour), 'en')).toBe(part);
});

test.each([
  [13.9, 'morning'],
  [14, 'day'],
  [20.4, 'day'],
  [20.5, 'evening'],
])('at %d o’clock the Spanish greeting is that of the %s', (hour, part) => {
  expect(dayPartOf(at(hour), 'es')).toBe(part);
});
