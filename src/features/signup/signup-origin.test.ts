import { expect, test } from 'vitest';
import { signupCountry, signupTimezone } from './signup-origin.ts';

test('a time zone that no database knows is told as UTC, since the server would refuse the account', () => {
  expect(signupTimezone('Europe/Amsterdam')).toBe('Europe/Amsterdam');
  expect(signupTimezone('Etc/Unknown')).toBe('UTC');
  expect(signupTimezone('')).toBe('UTC');
  expect(signupTimezone(undefined)).toBe('UTC');
});

test('a country is told where the site has it: the one that was selected, else the one of the connection', () => {
  const countries = ['NL', 'DE'];
  expect(signupCountry({ countries, geoip_selected_country: 'DE', geoip_country: 'NL' })).toBe('DE');
  expect(signupCountry({ countries, geoip_selected_country: null, geoip_country: 'NL' })).toBe('NL');
  expect(signupCountry({ countries, geoip_selected_country: 'SE', geoip_country: 'NL' })).toBe('NL');
  expect(signupCountry({ countries, geoip_selected_country: null, geoip_country: 'US' })).toBeNull();
});
