import { expect, test } from 'vitest';
import { neighbourOf, showsLanguageBadge } from './countries.ts';

test('neighbours are neighbours of each other', () => {
  const pairs = ['AU-NZ', 'NL-BE', 'US-CA', 'GB-IE', 'DE-AT'];
  for (const [one = '', other = ''] of pairs.map((pair) => pair.split('-'))) {
    expect([neighbourOf(one), neighbourOf(other)]).toEqual([other, one]);
  }
  expect(neighbourOf('PL')).toBeNull();
});

test('the language is shown where it differs, and always where a country has several', () => {
  expect(showsLanguageBadge({ country: 'DE', language: 'de' }, 'de')).toBe(false);
  expect(showsLanguageBadge({ country: 'DE', language: 'pl' }, 'de')).toBe(true);
  for (const country of ['CA', 'BE', 'CH', 'FI']) {
    expect(showsLanguageBadge({ country, language: 'de' }, 'de')).toBe(true);
  }
});
