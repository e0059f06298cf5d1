import type { MemberSearch } from '../../../worker/public/worker-api.ts';
import { calls } from '../../data/calls.ts';
import { currentTracking } from '../site/tracking.ts';
import type { SearchEnd } from './search-view.ts';

/**
 * Searches; what was found arrives through the database.
 *
 * @param keepsFilters the member has chosen these filters: the server keeps them
 */
export async function loadSearch(search: MemberSearch, keepsFilters: boolean): Promise<SearchEnd> {
  const network = currentTracking()?.network ?? null;
  const end = await calls.loadSearch(search, { keepsFilters, network });
  switch (end.status) {
    case 'fetched':
    case 'offline':
      return { state: end.status };
    case 'session-lost':
      return { state: 'lost' };
    case 'refused':
      return { state: 'refused', fields: end.fields };
    default:
      // The specification, section 8, has this failure in the log; the page also tells the member.
      console.error('The search failed');
      return { state: 'failed' };
  }
}
