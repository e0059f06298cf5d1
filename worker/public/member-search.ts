import type { SearchResult } from './rows.ts';

/**
 * A missing `online`, `with_photo`, `interests` or `max_distance_km` is no limit; in a response, it means that the server
 * does not know the filter, or cannot use it for this member.
 */
export type SearchFilters = SearchResult['filter_options'];

/** The filters that a server may not know. */
export const OPTIONAL_FILTERS = [
  'online',
  'with_photo',
  'interests',
  'max_distance_km',
] as const satisfies readonly (keyof SearchFilters)[];

/** Returns whether the filter limits a search. */
export function isLimit(value: SearchFilters[keyof SearchFilters]): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== false;
}

/** Returns the ids of interests as the API takes them: the same text for the same interests. */
export function interestsText(ids: readonly string[]): string {
  return [...new Set(ids)].sort().join(',');
}

/** Sort order; `nearby` is the server's default. */
export type SearchOrder = 'nearby' | 'newest' | 'online' | 'age';

export interface MemberSearch {
  /**
   * The section of the screen that asks. `similar`: members close to the searched ages whom the search itself does not
   * find.
   */
  source: 'search' | 'similar';
  /** The filters of the search itself. Null means those saved on the server for this member, as on the initial load. */
  filters: SearchFilters | null;
  /** Starts at 1. */
  page: number;
  order: SearchOrder;
  hideNudity: boolean;
  /**
   * Also searches other countries: the neighbour if the country is in a pair, otherwise all. The own country's members
   * come first.
   */
  searchAllCountries: boolean;
}

/**
 * Returns the key under which a search result is stored. Without optional filters it is the same as before they existed,
 * so that results stored by an older version are still found; with them it is longer than any of those keys.
 */
export function searchKey({ source, filters, page, order, hideNudity, searchAllCountries }: MemberSearch): string {
  const rest = `${source === 'similar' ? 'similar/' : ''}${order}/${hideNudity ? 'decent' : ''}/${searchAllCountries ? 'everywhere' : ''}/${page}`;
  if (filters === null) return `kept/${rest}`;
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
  const isPlain = OPTIONAL_FILTERS.every((name) => !isLimit(filters[name]));
  const optional = [online && 'online', with_photo && 'photo', encodeURIComponent(interestsText(interests))];
  const distance = isLimit(max_distance_km) ? [`${max_distance_km}km`] : [];
  return [gender, min_age, max_age, country, countryregion, rest, ...(isPlain ? [] : optional), ...distance]
    .map((part) => part || '')
    .join('/');
}

/** Request options that are not search criteria. */
export interface SearchOptions {
  /** The member chose these filters: the server saves them. */
  keepsFilters: boolean;
  /** From the tracking record; null if the visitor was not referred. */
  network: string | null;
}
