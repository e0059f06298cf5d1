import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { parseSearchAddress, type SearchAddress, searchAddress } from './search-address.ts';

/** The changes to a search that its address can show. */
export type SearchChanges = Partial<Omit<SearchAddress, 'unknown' | 'stated'>>;

export interface SearchNavigation {
  address: SearchAddress;
  /** The address of the search with `changes`, for a link. */
  addressOf: (changes: SearchChanges) => string;
  /** Goes there. */
  push: (changes: SearchChanges) => void;
  /** Opens what lies over the page: another address, and the page below stays where it is. */
  overlay: (changes: SearchChanges) => void;
  /** The same place under another address. */
  replace: (changes: SearchChanges) => void;
}

/** The state of the search, which is that of its address. */
export function useSearchAddress(): SearchNavigation {
  const [path, navigate] = useLocation();
  const query = useSearch();
  const address = useMemo(() => parseSearchAddress(query), [query]);
  const addressOf = (changes: SearchChanges) => searchAddress(path, query, changes);
  return {
    address,
    addressOf,
    push: (changes) => navigate(addressOf(changes)),
    overlay: (changes) => navigate(addressOf(changes), { state: { overlay: address.page } }),
    replace: (changes) => navigate(addressOf(changes), { replace: true, state: history.state }),
  };
}

/** The page of results over which the viewer was opened in this entry of the history; null when it was not. */
export function overlaidPage(): number | null {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'overlay' in state && typeof state.overlay === 'number'
    ? state.overlay
    : null;
}
