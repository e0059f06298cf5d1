import { describe, expect, it } from 'vitest';
import type { SearchFilters } from '../../../worker/public/member-search.ts';
import { isUnlimited, NO_FILTERS, parseSearchAddress, searchAddress, withStated } from './search-address.ts';

const WOMEN_OF_GENT: SearchFilters = {
  ...NO_FILTERS,
  ...{ gender: 'female', min_age: 26, max_age: 35, country: 'BE', countryregion: 31 },
};
const QUERY = 'gender=female&min_age=26&max_age=35&country=BE&countryregion=31';

describe('the address of a search', () => {
  it('names no filters until they are known', () => {
    expect(parseSearchAddress('')).toEqual({
      filters: null,
      page: 1,
      order: 'nearby',
      hideNudity: false,
      searchAllCountries: false,
      similarPage: null,
      viewed: null,
      deck: false,
      stated: {},
      unknown: [],
    });
  });

  it('is read as it was written', () => {
    const search = {
      filters: WOMEN_OF_GENT,
      page: 3,
      order: 'newest',
      hideNudity: true,
      searchAllCountries: true,
      similarPage: 2,
      viewed: 118,
      deck: true,
    } as const;
    const address = searchAddress('/search', '', search);
    expect(address).toBe(
      `/search?${QUERY}&order=newest&hideNudity=1&searchAllCountries=1&page=3&similarpage=2&view=118&deck=1`,
    );
    expect(parseSearchAddress(address.slice('/search'.length))).toEqual({ ...search, stated: {}, unknown: [] });
  });

  it('also says that there is no limit', () => {
    const address = searchAddress('/members', QUERY, { filters: NO_FILTERS });
    expect(address).toBe('/members?gender=all');
    expect(parseSearchAddress('gender=all').filters).toEqual(NO_FILTERS);
  });

  it('is the same for the same search, in whatever order it was written', () => {
    expect(searchAddress('/search', 'view=7&order=newest&country=BE&gender=male', { viewed: null })).toBe(
      '/search?gender=male&country=BE&order=newest',
    );
    expect(searchAddress('/search', 'order=newest&gender=all', {})).toBe('/search?gender=all&order=newest');
  });

  it('keeps what belongs to others, and has nothing to say of the plain first page', () => {
    expect(searchAddress('/search', 'x=1&page=2', { page: 1 })).toBe('/search?x=1');
    expect(searchAddress('/members', 'page=2', { page: 1 })).toBe('/members');
  });

  it('leaves the filters to the server where one cannot be, tells which, and what it names beside', () => {
    const parse = (query: string) => {
      const { filters, stated, unknown } = parseSearchAddress(query);
      return { filters, stated, unknown };
    };
    expect(parse('gender=robot')).toEqual({ filters: null, stated: {}, unknown: ['gender'] });
    expect(parse('gender=robot&country=BE')).toEqual({ filters: null, stated: { country: 'BE' }, unknown: ['gender'] });
    expect(parse('gender=all&min_age=7').stated).toEqual({ gender: null });
    expect(parse('country=<b>&countryregion=7').unknown).toEqual(['country', 'countryregion']);
    expect(parse('country=nl').unknown).toEqual(['country']);
    expect(parse('min_age=17&max_age=1e2').unknown).toEqual(['min_age', 'max_age']);
    expect(parse('min_age=101&max_age=120').unknown).toEqual(['min_age', 'max_age']);
  });

  it('takes both ages or none, as a range of which one end cannot be is nobody’s', () => {
    const parse = (query: string) => {
      const { filters, stated, unknown } = parseSearchAddress(query);
      return { filters, stated, unknown };
    };
    const refused = { filters: null, stated: {}, unknown: ['min_age', 'max_age'] };
    expect(parse('min_age=40&max_age=30')).toEqual(refused);
    expect(parse('min_age=7&max_age=30').unknown.toSorted()).toEqual(['max_age', 'min_age']);
    expect(parse('min_age=30&max_age=old').stated).toEqual({});
    expect(parse('max_age=7&country=BE')).toEqual({ filters: null, stated: { country: 'BE' }, unknown: ['max_age'] });
  });

  it('stays broken until it is known which filters take the place of its own', () => {
    const broken = 'gender=robot&country=BE';
    expect(searchAddress('/search', broken, { page: 2 })).toBe('/search?gender=robot&country=BE&page=2');
    expect(searchAddress('/search', broken, { filters: NO_FILTERS })).toBe('/search?gender=all');
  });

  it('changes the filters in use by what a broken one states', () => {
    expect(withStated(WOMEN_OF_GENT, { gender: null })).toEqual({ ...WOMEN_OF_GENT, gender: null });
    expect(withStated(WOMEN_OF_GENT, { country: 'NL' })).toEqual({
      ...WOMEN_OF_GENT,
      country: 'NL',
      countryregion: null,
    });
    expect(withStated(WOMEN_OF_GENT, { min_age: 40 })).toEqual({ ...WOMEN_OF_GENT, min_age: 40, max_age: null });
    expect(withStated(WOMEN_OF_GENT, { max_age: 20 })).toEqual({ ...WOMEN_OF_GENT, min_age: null, max_age: 20 });
  });

  it('holds who is online, who has a photo, and interests in one order', () => {
    const filters = { ...WOMEN_OF_GENT, online: true, with_photo: true, interests: ['music', 'art', 'music'] };
    const address = searchAddress('/search', '', { filters });
    expect(address).toBe(`/search?${QUERY}&online=1&with_photo=1&interests=art%2Cmusic`);
    const parsed = parseSearchAddress(address.slice('/search'.length));
    expect(parsed).toMatchObject({ filters: { ...filters, interests: ['art', 'music'] }, unknown: [] });
    expect(
      searchAddress('/search', address.slice('/search'.length), {
        filters: { ...filters, online: false, interests: [] },
      }),
    ).toBe(`/search?${QUERY}&with_photo=1`);
    expect(parseSearchAddress('online=1').filters).toEqual({ ...NO_FILTERS, online: true });
    expect(parseSearchAddress('online=0&with_photo=all').filters).toEqual(NO_FILTERS);
    // What a server tells that does not know them.
    const { online: _online, with_photo: _photo, interests: _interests, ...old } = WOMEN_OF_GENT;
    expect(searchAddress('/search', '', { filters: old })).toBe(`/search?${QUERY}`);
  });

  it('names what cannot be one of these, and leaves the filters beside it', () => {
    const parse = (query: string) => {
      const { filters, stated, unknown } = parseSearchAddress(query);
      return { filters, stated, unknown };
    };
    expect(parse('online=maybe&gender=male')).toEqual({
      ...{ filters: null, stated: { gender: 'male' }, unknown: ['online'] },
    });
    expect(parse('with_photo=2&interests=art').stated).toEqual({ interests: ['art'] });
    for (const distance of ['0', '-5', '5.5', '1001', 'far'])
      expect(parse(`country=BE&max_distance_km=${distance}`)).toEqual({
        ...{ filters: null, stated: { country: 'BE' }, unknown: ['max_distance_km'] },
      });
    expect(parse('max_distance_km=50').filters).toEqual({ ...NO_FILTERS, max_distance_km: 50 });
    expect(searchAddress('/search', '', { filters: { ...NO_FILTERS, max_distance_km: 50 } })).toBe(
      '/search?max_distance_km=50',
    );
    for (const interests of [',', 'art,,music', 'x'.repeat(101), Array.from({ length: 300 }, (_, id) => id).join(',')])
      expect(parse(`country=BE&interests=${interests}`)).toEqual({
        ...{ filters: null, stated: { country: 'BE' }, unknown: ['interests'] },
      });
  });

  it('has no limit where each filter is empty', () => {
    expect(isUnlimited(NO_FILTERS)).toBe(true);
    for (const limit of [{ online: true }, { with_photo: true }, { interests: ['art'] }, { gender: 'other' } as const])
      expect(isUnlimited({ ...NO_FILTERS, ...limit })).toBe(false);
  });

  it('tells options that there cannot be, too', () => {
    const unknownOf = (query: string) => parseSearchAddress(query).unknown;
    expect(unknownOf('order=foo&page=abc&hideNudity=maybe&searchAllCountries=2')).toEqual([
      'order',
      'hideNudity',
      'searchAllCountries',
      'page',
    ]);
    expect(unknownOf('page=0&gender=robot')).toEqual(['gender', 'page']);
    expect(unknownOf('order=all')).toEqual(['order']);
    expect(unknownOf('order=&page=&hideNudity=&searchAllCountries=')).toEqual([]);
    expect(searchAddress('/search', 'order=foo&page=0&country=BE', {})).toBe('/search?country=BE');
  });

  it('takes words for a switch', () => {
    const switched = { hideNudity: true, searchAllCountries: true, unknown: [] };
    expect(parseSearchAddress('hideNudity=true&searchAllCountries=1')).toMatchObject(switched);
    const off = { hideNudity: false, searchAllCountries: false, unknown: [] };
    expect(parseSearchAddress('hideNudity=false&searchAllCountries=0')).toMatchObject(off);
    expect(searchAddress('/search', 'hideNudity=true', {})).toBe('/search?hideNudity=1');
  });

  it('has the first page where it names none that there can be', () => {
    for (const page of ['', '0', '-1', '1e3', '<b>', '999999', '1.5']) {
      expect(parseSearchAddress(`page=${page}&similarpage=${page}`)).toMatchObject({ page: 1, similarPage: null });
    }
    expect(parseSearchAddress('page=99999').page).toBe(10_000);
  });

  it('shows a profile by its id or its place', () => {
    expect(parseSearchAddress('view=first').viewed).toBe('first');
    for (const view of ['0', 'x', '-1', '99999999999999999', '<script>']) {
      expect(parseSearchAddress(`view=${view}`).viewed).toBeNull();
    }
  });
});

describe('an interest in the address', () => {
  it('is named if the site does not have it; what else is stated stays', () => {
    const offered = { countries: null, interests: ['art', 'music'] };
    expect(parseSearchAddress('interests=art,999&min_age=30', offered)).toMatchObject({
      filters: null,
      stated: { min_age: 30 },
      unknown: ['interests'],
    });
    expect(parseSearchAddress('interests=music', offered)).toMatchObject({
      filters: { interests: ['music'] },
      unknown: [],
    });
  });
});

describe('a country in the address', () => {
  const offered = { countries: ['GB', 'NL'], interests: null };

  it('is named if the site does not offer it, and its region with it; what else is stated stays', () => {
    expect(parseSearchAddress('country=XX&countryregion=7&min_age=30', offered)).toMatchObject({
      filters: null,
      stated: { min_age: 30 },
      unknown: ['country', 'countryregion'],
    });
    expect(parseSearchAddress('country=NL', offered)).toMatchObject({ filters: { country: 'NL' }, unknown: [] });
  });

  it('is taken as it is until the countries of the site are known', () => {
    expect(parseSearchAddress('country=XX')).toMatchObject({ filters: { country: 'XX' }, unknown: [] });
  });
});
