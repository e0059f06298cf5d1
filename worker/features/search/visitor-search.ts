import type { DirectResult } from '../../public/direct-calls.ts';
import type { MemberSearch } from '../../public/member-search.ts';
import type { SearchResult } from '../../public/rows.ts';
import { read, type Visit } from '../../sync/visit.ts';
import { searchQuery } from './search-query.ts';

/**
 * Returns one page of search results for a visitor, without storing it.
 *
 * @param network from the tracking record, if the settings require one
 */
export function searchAsVisitor(
  visit: Visit,
  search: MemberSearch,
  network: string | null,
): Promise<DirectResult<SearchResult>> {
  const query = searchQuery(search, { keepsFilters: false, network });
  return read(visit, (client, { signal }) => client.GET('/api/search.php', { params: { query }, signal }));
}
