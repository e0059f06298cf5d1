import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { SearchFilters, SearchOrder } from '../../../worker/public/member-search.ts';
import { useQuery } from '../../routing/use-query.ts';
import { useOfferedInterests } from './offered-interests.ts';
import { parseSearchAddress, SEARCH_ORDERS, type SearchAddress, searchAddress } from './search-address.ts';

/** The changes to a search that its URL can represent. */
export type SearchChanges = Partial<Omit<SearchAddress, 'unknown' | 'stated'>>;

export interface SearchNavigation {
  address: SearchAddress;
  /** How often filters were chosen here. Those that an answer puts into the URL are not chosen. */
  chosen: number;
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
  const query = useQuery();
  // Also what came from the server: a member may live in a country, or look for an interest, that the site no longer has.
  const [told, setTold] = useState(NOTHING_TOLD);
  const [chosen, setChosen] = useState(0);
  const interests = useOfferedInterests(query);
  const known = useMemo(
    () => ({
      countries: offered === null || offered.length === 0 ? null : [...offered, ...told.countries],
      interests: interests && [...interests, ...told.interests],
    }),
    [offered, interests, told],
  );
  const address = useMemo(() => {
    const parsed = parseSearchAddress(query, known);
    return orders.includes(parsed.order) ? parsed : { ...parsed, order: orders[0] };
  }, [query, known, orders]);
  const addressOf = (changes: SearchChanges) => searchAddress(path, query, changes, known);
  const tell = ({ filters }: SearchChanges) => {
    if (filters != null) setTold((before) => withTold(before, filters));
  };
  return {
    address,
    chosen,
    orders,
    addressOf,
    push: (changes) => {
      tell(changes);
      if (changes.filters != null) setChosen((before) => before + 1);
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

interface Told {
  countries: readonly string[];
  /** Ids. */
  interests: readonly string[];
}

const NOTHING_TOLD: Told = { countries: [], interests: [] };

/** Remembered also while it is not known what the site has: that may come later than the filters. */
function withTold(told: Told, { country, interests = [] }: SearchFilters): Told {
  const countries = country === null || told.countries.includes(country) ? [] : [country];
  const others = interests.filter((id) => !told.interests.includes(id));
  if (countries.length + others.length === 0) return told;
  return { countries: [...told.countries, ...countries], interests: [...told.interests, ...others] };
}

/** Returns the results page from which the viewer was opened in this history entry; null if it was opened otherwise. */
export function overlaidPage(): number | null {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'overlay' in state && typeof state.overlay === 'number'
    ? state.overlay
    : null;
}
