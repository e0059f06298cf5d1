import { SEARCH_PAGE_SIZE } from '../../public/constants.ts';
import {
  interestsText,
  type MemberSearch,
  type SearchFilters,
  type SearchOptions,
} from '../../public/member-search.ts';
import { similarAges } from '../../public/similar-ages.ts';

/**
 * Returns the query of a search (specification, section 7). Without filters it is the initial load, for which the
 * server uses the saved ones; with filters it is a manual search, whose filters the server saves unless told not to.
 */
export function searchQuery(search: MemberSearch, { keepsFilters, network }: SearchOptions) {
  const { source, filters, page, order, hideNudity, searchAllCountries } = search;
  return {
    source,
    pp: SEARCH_PAGE_SIZE,
    page,
    ...(order === 'nearby' ? {} : { order }),
    ...(hideNudity ? { hideNudity: '1' as const } : {}),
    ...(searchAllCountries ? { searchAllCountries: '1' as const } : {}),
    ...(filters === null
      ? { auto_load: '1' as const }
      : { manual_search: '1' as const, ...(source === 'similar' ? similarLimits(filters) : limitsOf(filters)) }),
    ...(filters === null || keepsFilters ? {} : { do_not_save: '1' as const }),
    ...(network === null ? {} : { trafficsource: network }),
  };
}

/** Widens the ages and excludes the members whom the search itself finds. */
function similarLimits(filters: SearchFilters) {
  const { min_age, max_age } = filters;
  return {
    ...limitsOf({ ...filters, ...similarAges(filters) }),
    ...(min_age === null ? {} : { exclude_min_age: min_age }),
    ...(max_age === null ? {} : { exclude_max_age: max_age }),
  };
}

function limitsOf(filters: SearchFilters) {
  const {
    gender,
    min_age,
    max_age,
    country,
    countryregion,
    online,
    with_photo,
    interests = [],
    max_distance_km,
  } = filters;
  return {
    ...(gender === null ? {} : { gender }),
    ...(min_age === null ? {} : { min_age }),
    ...(max_age === null ? {} : { max_age }),
    ...(country === null ? {} : { country }),
    ...(countryregion === null ? {} : { countryregion }),
    ...(online === true ? { online: '1' as const } : {}),
    ...(with_photo === true ? { with_photo: '1' as const } : {}),
    ...(interests.length === 0 ? {} : { interests: interestsText(interests) }),
    ...(max_distance_km == null ? {} : { max_distance_km }),
  };
}
