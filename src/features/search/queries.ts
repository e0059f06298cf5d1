import { Dexie } from 'dexie';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import type { SearchRow } from '../../../worker/public/database.ts';
import { type MemberSearch, searchKey } from '../../../worker/public/worker-api.ts';
import { useAccountDatabase } from '../../worker-client/account-database.tsx';
import type { FetchEnd } from '../../worker-client/fetch-end.ts';
import { loadSearch } from './commands.ts';

export interface SearchView {
  /** What this very search found last; null when it was never made here, undefined while reading. */
  row: SearchRow | null | undefined;
  load: FetchEnd | 'loading';
  retry: () => void;
}

/**
 * A search as the database has it, made anew when it changes. Each search is stored under its own key, so that the
 * answer to an earlier one can arrive late and change nothing.
 *
 * @param search the same object for as long as it is the same search
 */
export function useMemberSearch(search: MemberSearch): SearchView {
  const database = useAccountDatabase();
  const key = searchKey(search);
  const found = useLiveQuery(async () => ({ key, row: (await database.searches.get(key)) ?? null }), [database, key]);
  const [ended, setEnded] = useState<{ search: MemberSearch; end: FetchEnd } | null>(null);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    let isCurrent = attempt > 0;
    void loadSearch(search).then((end) => {
      if (isCurrent) setEnded({ search, end });
    });
    return () => {
      isCurrent = false;
    };
  }, [search, attempt]);
  return {
    row: found?.key === key ? found.row : undefined,
    load: ended?.search === search ? ended.end : 'loading',
    retry: () => {
      setEnded(null);
      setAttempt(attempt + 1);
    },
  };
}

/** Ids of the members whom this one likes. */
export function useLikedIds(): ReadonlySet<number> {
  const database = useAccountDatabase();
  const ids = useLiveQuery(
    () => database.likes.where('[given+givenAtMs]').between([1, Dexie.minKey], [1, Dexie.maxKey]).primaryKeys(),
    [database],
  );
  return new Set(ids);
}
