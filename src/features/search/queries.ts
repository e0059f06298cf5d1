import { useLiveQuery } from 'dexie-react-hooks';
import { type MemberSearch, type SearchFilters, searchKey } from '../../../worker/public/member-search.ts';
import { useAccountDatabase } from '../../data/account-database.tsx';
import { MAX_KEY, MIN_KEY } from '../../data/readable.ts';
import { useRequest } from '../../data/use-request.ts';
import { loadSearch } from './commands.ts';
import { type SearchView, troubleOf } from './search-view.ts';

interface MemberSearchOptions {
  /** The member has chosen these filters: the server keeps them. */
  keepsFilters: boolean;
  /** Hears which filters the first load was answered with; they name the search from then on. */
  onFirstAnswer: (filters: SearchFilters) => void;
}

/**
 * A search as the database has it, made anew when it changes. Each search is stored under its own key, so that the
 * answer to an earlier one can arrive late and change nothing.
 */
export function useMemberSearch(search: MemberSearch, options: MemberSearchOptions): SearchView {
  const database = useAccountDatabase();
  const key = searchKey(search);
  const read = useLiveQuery(async () => {
    const row = (await database.searches.get(key)) ?? null;
    const namedKey = row === null ? null : searchKey({ ...search, filters: row.result.filter_options });
    return { key, namedKey, found: row };
  }, [database, key]);

  const { result, retry } = useRequest(
    key,
    async () => {
      const end = await loadSearch(search, options.keepsFilters);
      if (end.status !== 'fetched') return end;
      // The database is closed when the session ends, and the screen with it.
      const row = search.filters === null ? await database.searches.get(key).catch(() => undefined) : undefined;
      return { ...end, filters: row?.result.filter_options ?? null };
    },
    (end) => troubleOf(end) !== null,
    {
      keyOf: (end) =>
        'filters' in end && end.filters !== null ? searchKey({ ...search, filters: end.filters }) : null,
      onNamed: (end) => {
        if ('filters' in end && end.filters !== null) options.onFirstAnswer(end.filters);
      },
    },
  );
  return {
    found: read?.key === key || read?.namedKey === key ? read.found : undefined,
    load: result ?? { status: 'loading' },
    retry,
  };
}

/** Ids of the members whom this one likes. */
export function useLikedIds(): ReadonlySet<number> {
  const database = useAccountDatabase();
  const ids = useLiveQuery(
    () => database.likes.where('[given+givenAtMs]').between([1, MIN_KEY], [1, MAX_KEY]).primaryKeys(),
    [database],
  );
  return new Set(ids);
}
