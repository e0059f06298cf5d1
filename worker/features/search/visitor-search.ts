import type { DirectResult } from '../../public/direct-calls.ts';
import type { MemberSearch } from '../../public/member-search.ts';
import type { SearchResult } from '../../public/rows.ts';
import { read, type Visit } from '../../sync/visit.ts';
import { searchQuery } from './search-query.ts';

/**
 * One page of a search for who is not logged in; nothing of it is stored.
 *
 * @param network of the tracking record, where the settings ask for one
 */
export function searchAsVisitor(
  visit: Visit,
  search: MemberSearch,
  network: string | null,
): Promise<DirectResult<SearchResult>> {
  const query = searchQuery(search, { keepsFilters: false, network });
  return read(visit, (client, { signal }) => client.GET('/api/search.php', { params: { query }, signal }));
}
