import { useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { SearchOrder } from '../../../worker/public/member-search.ts';
import { useOfferedInterests } from './offered-interests.ts';
import { parseSearchAddress, SEARCH_ORDERS, type SearchAddress, searchAddress } from './search-address.ts';

/** The changes to a search that its URL can represent. */
export type SearchChanges = Partial<Omit<SearchAddress, 'unknown' | 'stated'>>;

export interface SearchNavigation {
  address: SearchAddress;
  /** The sort orders to choose from. */
  orders: readonly [SearchOrder, ...SearchOrder[]];
  /** Returns the URL of the search with `changes`, for links. */
  addressOf: (changes: SearchChanges) => string;
  /** Navigates to the search with `changes`. */
  push: (changes: SearchChanges) => void;
  /** Opens an overlay: navigates like `push`, but the page below keeps its scroll position. */
  overlay: (changes: SearchChanges) => void;
  /** Replaces the URL of the current history entry, and keeps its state; not once the search has been left. */
  replace: (changes: SearchChanges) => void;
}

/**
 * Returns the state of the search, taken from the URL, and functions to change it.
 *
 * @param offered the countries that the site offers; null or none while they are not known
 * @param orders those offered here, the first one for a URL that names another
 */
export function useSearchAddress(
  offered: readonly string[] | null,
  orders: SearchNavigation['orders'] = SEARCH_ORDERS,
): SearchNavigation {
  const [path, navigate] = useLocation();
  const query = useSearch();
  // Also those that came from the server: a member may live in a country that the site no longer offers.
  const [told, setTold] = useState<readonly string[]>([]);
  const countries = useMemo(
    () => (offered === null || offered.length === 0 ? null : [...offered, ...told]),
    [offered, told],
  );
  const interests = useOfferedInterests(query);
  const known = useMemo(() => ({ countries, interests }), [countries, interests]);
  const address = useMemo(() => {
    const parsed = parseSearchAddress(query, known);
    return orders.includes(parsed.order) ? parsed : { ...parsed, order: orders[0] };
  }, [query, known, orders]);
  const addressOf = (changes: SearchChanges) => searchAddress(path, query, changes, known);
  const tell = ({ filters }: SearchChanges) => {
    const country = filters?.country ?? null;
    if (country !== null && countries?.includes(country) === false) setTold([...told, country]);
  };
  return {
    address,
    orders,
    addressOf,
    push: (changes) => {
      tell(changes);
      navigate(addressOf(changes));
    },
    overlay: (changes) => navigate(addressOf(changes), { state: { overlay: address.page } }),
    replace: (changes) => {
      // An answer may come when the next page is on screen already and React has not run the cleanups of this one, which
      // it does after the paint: the member would be led back.
      if (location.pathname !== path) return;
      tell(changes);
      navigate(addressOf(changes), { replace: true, state: history.state });
    },
  };
}

/** Returns the results page from which the viewer was opened in this history entry; null if it was opened otherwise. */
export function overlaidPage(): number | null {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'overlay' in state && typeof state.overlay === 'number'
    ? state.overlay
    : null;
}
