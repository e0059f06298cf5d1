import { expect, test } from 'vitest';
import { showsLanguageBadge } from './countries.ts';

test('the language is shown where it differs, and always where a country has several', () => {
  expect(showsLanguageBadge({ country: 'DE', language: 'de' }, 'de')).toBe(false);
  expect(showsLanguageBadge({ country: 'DE', language: 'pl' }, 'de')).toBe(true);
  for (const country of ['CA', 'BE', 'CH', 'FI']) {
    expect(showsLanguageBadge({ country, language: 'de' }, 'de')).toBe(true);
  }
});
