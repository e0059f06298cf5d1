import { expect, test } from 'vitest';
import { neighbourOf } from './neighbour-country.ts';

test('neighbours are neighbours of each other', () => {
  const pairs = ['AU-NZ', 'NL-BE', 'US-CA', 'GB-IE', 'DE-AT'];
  for (const [one = '', other = ''] of pairs.map((pair) => pair.split('-'))) {
    expect([neighbourOf(one), neighbourOf(other)]).toEqual([other, one]);
  }
  expect(neighbourOf('PL')).toBeNull();
});
