import { expect, it } from 'vitest';
import { memberLocation } from './member-location.ts';

const formatCountry = (code: string) => (code === 'DE' ? 'Germany' : code);

it('a place leaves out what is missing or repeated', () => {
  expect(memberLocation({ city: 'Berlin', countryregion: 'Berlin', country: 'DE' }, formatCountry)).toBe(
    'Berlin, Germany',
  );
  expect(memberLocation({ city: null, countryregion: null, country: 'DE' }, formatCountry)).toBe('Germany');
  expect(memberLocation({ city: 'Köln', countryregion: 'Nordrhein-Westfalen', country: 'DE' }, formatCountry)).toBe(
    'Köln, Nordrhein-Westfalen, Germany',
  );
  expect(memberLocation({ city: ' ', country: 'XX' }, formatCountry)).toBe('XX');
});
