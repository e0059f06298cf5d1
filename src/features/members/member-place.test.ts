import { expect, it } from 'vitest';
import { memberPlace } from './member-place.ts';

const formatCountry = (code: string) => (code === 'DE' ? 'Germany' : code);

it('a place leaves out what is missing or repeated', () => {
  expect(memberPlace({ city: 'Berlin', countryregion: 'Berlin', country: 'DE' }, formatCountry)).toBe(
    'Berlin, Germany',
  );
  expect(memberPlace({ city: null, countryregion: null, country: 'DE' }, formatCountry)).toBe('Germany');
  expect(memberPlace({ city: 'Köln', countryregion: 'Nordrhein-Westfalen', country: 'DE' }, formatCountry)).toBe(
    'Köln, Nordrhein-Westfalen, Germany',
  );
  expect(memberPlace({ city: ' ', country: 'XX' }, formatCountry)).toBe('XX');
});
