import type { SearchResult } from './rows.ts';

export type SearchFilters = SearchResult['filter_options'];

/** What comes first; `nearby` is what the server does by itself. */
export type SearchOrder = 'nearby' | 'newest' | 'online' | 'age';

export interface MemberSearch {
  /** Which part of the screen asks. `similar`: those whom the search itself does not find, of ages close to its own. */
  source: 'search' | 'similar';
  /** Those of the search itself. Null: those that the server keeps for this member, as on the first load. */
  filters: SearchFilters | null;
  /** From 1. */
  page: number;
  order: SearchOrder;
  hideNudity: boolean;
  /** Also beyond the country: in its neighbour where it is one of a pair, else everywhere. Its members come first. */
  searchAllCountries: boolean;
}

/** The key under which the result of a search is stored. */
export function searchKey({ source, filters, page, order, hideNudity, searchAllCountries }: MemberSearch): string {
  const rest = `${source === 'similar' ? 'similar/' : ''}${order}/${hideNudity ? 'decent' : ''}/${searchAllCountries ? 'everywhere' : ''}/${page}`;
  if (filters === null) return `kept/${rest}`;
  const { gender, min_age, max_age, country, countryregion } = filters;
  return [gender, min_age, max_age, country, countryregion, rest].map((part) => part ?? '').join('/');
}

/** What a search is asked with beside what it looks for. */
export interface SearchOptions {
  /** The member has chosen these filters: the server keeps them from now on. */
  keepsFilters: boolean;
  /** Of the tracking record; null when nobody has sent this person. */
  network: string | null;
}
