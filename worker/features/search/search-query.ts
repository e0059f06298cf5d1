import { SEARCH_PAGE_SIZE } from '../../public/constants.ts';
import type { MemberSearch } from '../../public/worker-api.ts';

/**
 * The query of a search (specification, section 7). Without filters it is the first load, which the server answers with
 * those that it keeps; with them it is a manual search, which the server keeps unless it is told not to.
 */
export function searchQuery(search: MemberSearch, keepsFilters: boolean) {
  const { source, filters, page, order, hideNudity, searchAllCountries } = search;
  return {
    source,
    pp: SEARCH_PAGE_SIZE,
    page,
    ...(order === 'nearby' ? {} : { order }),
    ...(hideNudity ? { hideNudity: '1' as const } : {}),
    ...(searchAllCountries ? { searchAllCountries: '1' as const } : {}),
    ...(filters === null ? { auto_load: '1' as const } : { manual_search: '1' as const, ...limitsOf(filters) }),
    ...(filters === null || keepsFilters ? {} : { do_not_save: '1' as const }),
  };
}

function limitsOf({ gender, min_age, max_age, country, countryregion }: NonNullable<MemberSearch['filters']>) {
  return {
    ...(gender === null ? {} : { gender }),
    ...(min_age === null ? {} : { min_age }),
    ...(max_age === null ? {} : { max_age }),
    ...(country === null ? {} : { country }),
    ...(countryregion === null ? {} : { countryregion }),
  };
}
