import type { MemberSearch } from '../../../worker/public/member-search.ts';
import type { FetchResult } from '../../../worker/public/worker-api.ts';
import { calls } from '../../data/calls.ts';
import type { Unreachable } from '../../data/connection.ts';
import { currentTracking } from '../site/tracking.ts';

/**
 * Runs a search; the result arrives through the database.
 *
 * @param keepsFilters the member chose these filters: the server saves them
 */
export async function loadSearch(search: MemberSearch, keepsFilters: boolean): Promise<FetchResult | Unreachable> {
  const network = currentTracking()?.network ?? null;
  const end = await calls.loadSearch(search, { keepsFilters, network });
  // Specification, section 8, requires this failure in the log; the page also tells the member.
  if (!TOLD_ELSEWHERE.has(end.status)) console.error('The search failed');
  return end;
}

/** Without its worker a page asks for nothing: it says that it has stopped updating, or it is being left. */
const TOLD_ELSEWHERE: ReadonlySet<string> = new Set([
  'fetched',
  'offline',
  'session-lost',
  'refused',
  'worker-unreachable',
]);
