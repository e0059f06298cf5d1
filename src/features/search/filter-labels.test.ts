import { expect, test } from 'vitest';
import { unusedFilters, withoutRefused } from './filter-labels.ts';
import { NO_FILTERS } from './search-address.ts';

const { max_distance_km: _distance, ...PLAIN } = NO_FILTERS;

test('a filter that the server has left out of its answer is told', () => {
  expect(unusedFilters({ ...NO_FILTERS, max_distance_km: 50 }, PLAIN)).toEqual(['max_distance_km']);
  expect(unusedFilters({ ...NO_FILTERS, online: true }, { ...NO_FILTERS, online: true })).toEqual([]);
});

test('a region that a search in all countries has dropped is told', () => {
  const asked = { ...NO_FILTERS, country: 'BE', countryregion: 31 };
  expect(unusedFilters(asked, { ...asked, countryregion: null })).toEqual(['countryregion']);
  expect(unusedFilters(asked, asked)).toEqual([]);
});

const CHOSEN = { ...NO_FILTERS, gender: 'female', min_age: 26, country: 'BE', countryregion: 31 } as const;

test('what the server refuses is removed alone, be it a filter or another part of the address', () => {
  expect(withoutRefused(['min_age'], CHOSEN)).toEqual({ filters: { ...CHOSEN, min_age: null } });
  expect(withoutRefused(['country'], CHOSEN)).toEqual({ filters: { ...CHOSEN, country: null, countryregion: null } });
  expect(withoutRefused(['page'], CHOSEN)).toEqual({});
  expect(withoutRefused(['order', 'searchAllCountries'], CHOSEN)).toEqual({
    order: 'nearby',
    searchAllCountries: false,
  });
  expect(withoutRefused(['hideNudity', 'gender'], CHOSEN)).toEqual({
    hideNudity: false,
    filters: { ...CHOSEN, gender: null },
  });
});

test('where the server names nothing that the search has, all filters are removed', () => {
  expect(withoutRefused([], CHOSEN)).toEqual({ filters: NO_FILTERS });
  expect(withoutRefused(['trafficsource'], CHOSEN)).toEqual({ filters: NO_FILTERS });
});
