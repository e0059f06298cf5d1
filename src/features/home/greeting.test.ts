import { expect, test } from 'vitest';
import { greetingOf } from './greeting.ts';

test.each([
  [5, 'home.morning'],
  [10, 'home.morning'],
  [11, 'home.day'],
  [17, 'home.day'],
  [18, 'home.evening'],
  [23, 'home.evening'],
  [0, 'home.evening'],
  [4, 'home.evening'],
])('at %i o’clock the greeting is %s', (hour, id) => {
  expect(greetingOf(hour, 'en').plain).toBe(id);
});

test.each([
  [13.9, 'home.morning'],
  [14, 'home.day'],
  [20.4, 'home.day'],
  [20.5, 'home.evening'],
])('at %d o’clock the Spanish greeting is %s', (hour, id) => {
  expect(greetingOf(hour, 'es').plain).toBe(id);
});
