import { type MemberSearch, type SearchFilters, searchKey } from './member-search.ts';

/** Own choices: as many as fit on one screen; a name that holds all filters of a search in words, in any language. */
export const SAVED_SEARCHES_MAX = 10;
export const SAVED_SEARCH_NAME_MAX_LENGTH = 300;

/** What a saved search looks for: all of a search except the page. */
export interface SearchCriteria extends Pick<MemberSearch, 'order' | 'hideNudity' | 'searchAllCountries'> {
  filters: SearchFilters;
}

/** A search that the member has saved under a name. Known to this device alone, until the member logs out. */
export interface SavedSearchRow {
  id: string;
  name: string;
  criteria: SearchCriteria;
  savedAtMs: number;
  /** When the member last looked at its results, by the server's clock; null if the server has never told. */
  seenAt: string | null;
  news: SearchNews;
}

/** Who has joined since `seenAt` and fits the search. */
export type SearchNews =
  /** The server has not been asked since, or cannot tell. */
  { state: 'unknown' } | { state: 'counted'; count: number; checkedAtMs: number };

/** Returns a key that searches for the same people have in common, in whatever order they stand. */
export function criteriaKey({ filters, hideNudity, searchAllCountries }: Omit<SearchCriteria, 'order'>): string {
  return searchKey({ source: 'search', page: 1, order: 'nearby', filters, hideNudity, searchAllCountries });
}

/** Returns how many new members a saved search has; 0 if that is not known. */
export function newsOf({ news }: Pick<SavedSearchRow, 'news'>): number {
  return news.state === 'counted' ? news.count : 0;
}

/** Returns the name as it is stored: without spaces around it; empty if nothing is left. */
export function savedSearchName(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
