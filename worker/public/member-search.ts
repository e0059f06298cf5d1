import type { SearchResult } from './rows.ts';

export type SearchFilters = SearchResult['filter_options'];

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

/** Returns the key under which a search result is stored. */
export function searchKey({ source, filters, page, order, hideNudity, searchAllCountries }: MemberSearch): string {
  const rest = `${source === 'similar' ? 'similar/' : ''}${order}/${hideNudity ? 'decent' : ''}/${searchAllCountries ? 'everywhere' : ''}/${page}`;
  if (filters === null) return `kept/${rest}`;
  const { gender, min_age, max_age, country, countryregion } = filters;
  return [gender, min_age, max_age, country, countryregion, rest].map((part) => part ?? '').join('/');
}

/** Request options that are not search criteria. */
export interface SearchOptions {
  /** The member chose these filters: the server saves them. */
  keepsFilters: boolean;
  /** From the tracking record; null if the visitor was not referred. */
  network: string | null;
}
