import { expect, test } from 'vitest';
import { unusedFilters } from './filter-labels.ts';
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
