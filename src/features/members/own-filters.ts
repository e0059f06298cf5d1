import type { SearchFilters } from '../../../worker/public/member-search.ts';
import { useAccountDatabase } from '../../data/account-database.tsx';
import { useLiveQuery } from '../../data/use-live-query.ts';

/**
 * Returns the member's own filters as the server last told them, with any search of this device or with the members of
 * the home page; null while reading and if it never did.
 */
export function useOwnFilters(): SearchFilters | null {
  const database = useAccountDatabase();
  const filters = useLiveQuery(async () => {
    const kept = await database.searches.where('key').startsWith('kept/').toArray();
    const newest = kept.toSorted((one, other) => other.fetchedAtMs - one.fetchedAtMs)[0];
    if (newest !== undefined) return newest.result.filter_options;
    const home = await database.answers.get('members-nearby');
    return home?.key === 'members-nearby' ? home.answer.filter_options : null;
  }, [database]);
  return filters ?? null;
}
