import { useRef } from 'react';
import { type MemberSearch, type SearchFilters, searchKey } from '../../../worker/public/member-search.ts';
import { useAccountDatabase } from '../../data/account-database.tsx';
import { MAX_KEY, MIN_KEY } from '../../data/readable.ts';
import { useStored } from '../../data/use-fetch.ts';
import { useLiveQuery } from '../../data/use-live-query.ts';
import { useRequest } from '../../data/use-request.ts';
import { loadSearch } from '../members/load-search.ts';
import { type SearchView, troubleOf } from './search-view.ts';

interface MemberSearchOptions {
  /** The member chose these filters: the server saves them. */
  keepsFilters: boolean;
  /** Called with the filters that the first response used; they identify the search from then on. */
  onFirstAnswer: (filters: SearchFilters) => void;
}

/**
 * Returns the result of a search from the database, and fetches it whenever the search changes. Each search is stored
 * under its own key, so a late response to an earlier search does no harm.
 */
export function useMemberSearch(search: MemberSearch, options: MemberSearchOptions): SearchView {
  const database = useAccountDatabase();
  const key = searchKey(search);
  const read = useLiveQuery(async () => {
    const row = (await database.searches.get(key)) ?? null;
    const namedKey = row === null ? null : searchKey({ ...search, filters: row.result.filter_options });
    return { key, namedKey, found: row };
  }, [database, key]);

  const savedKey = useRef<string | null>(null);
  const { result, retry } = useRequest(
    key,
    async () => {
      // Once: asked again for what was deleted here, the server may have been told other filters in the meantime.
      const keepsFilters = options.keepsFilters && savedKey.current !== key;
      const end = await loadSearch(search, keepsFilters);
      if (end.status !== 'fetched') return end;
      if (keepsFilters) savedKey.current = key;
      // The read fails if the session has ended: that closes the database, and this screen too.
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
  const found = read?.key === key || read?.namedKey === key ? read.found : undefined;
  const isThere = found === undefined ? undefined : found !== null;
  return { found, ...useStored(key, { load: result ?? { status: 'loading' }, retry }, isThere) };
}

/** Returns the ids of the members that the current member likes. */
export function useLikedIds(): ReadonlySet<number> {
  const database = useAccountDatabase();
  const ids = useLiveQuery(
    () => database.likes.where('[given+givenAtMs]').between([1, MIN_KEY], [1, MAX_KEY]).primaryKeys(),
    [database],
  );
  return new Set(ids);
}
