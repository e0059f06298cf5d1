import { expect, it } from 'vitest';
import { type MemberSearch, type SearchFilters, searchKey } from './member-search.ts';

const WOMEN = { gender: 'female', min_age: 26, max_age: 35, country: 'BE', countryregion: 31 } as const;
const SEARCH: MemberSearch = {
  ...{ source: 'search', filters: WOMEN, page: 2, order: 'newest', hideNudity: true, searchAllCountries: false },
};

function keyOf(filters: SearchFilters): string {
  return searchKey({ ...SEARCH, filters });
}

it('without the later filters, results stored by an older version are found under their key', () => {
  const old = 'female/26/35/BE/31/newest/decent//2';
  expect(keyOf(WOMEN)).toBe(old);
  expect(keyOf({ ...WOMEN, online: false, with_photo: false, interests: [], max_distance_km: null })).toBe(old);
});

it('with them, each search has a key of its own', () => {
  const searches: Partial<SearchFilters>[] = [
    {},
    { online: true },
    { with_photo: true },
    { interests: ['online'] },
    { interests: ['photo'] },
    { interests: ['art'] },
    { interests: ['art', 'music'] },
    { interests: ['art/music'] },
    { online: true, with_photo: true, interests: ['art'] },
    { max_distance_km: 50 },
    { max_distance_km: 5 },
    { interests: ['50km'] },
    { online: true, max_distance_km: 50 },
  ];
  expect(new Set(searches.map((each) => keyOf({ ...WOMEN, ...each }))).size).toBe(searches.length);
  const similar = searchKey({ ...SEARCH, source: 'similar' });
  expect(searches.map((each) => keyOf({ ...WOMEN, ...each }))).not.toContain(similar);
});

it('the same interests in another order are the same search', () => {
  expect(keyOf({ ...WOMEN, interests: ['music', 'art'] })).toBe(
    keyOf({ ...WOMEN, interests: ['art', 'music', 'art'] }),
  );
});
