import { expect, it } from 'vitest';
import { factValue } from './fact-value.ts';

it('a value shows languages by name and codes as words', () => {
  expect(factValue('languages', 'nl', 'de')).toBe('Niederländisch');
  expect(factValue('languages', 'Plattdeutsch', 'de')).toBe('Plattdeutsch');
  expect(factValue('smoking', 'no', 'de')).toBe('No');
  expect(factValue('looking_for', 'long_term', 'en')).toBe('Long term');
});
