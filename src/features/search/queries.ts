import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type MemberSearch, type SearchFilters, searchKey } from '../../../worker/public/member-search.ts';
import { useAccountDatabase } from '../../data/account-database.tsx';
import { MAX_KEY, MIN_KEY } from '../../data/readable.ts';
import type { FetchState } from '../../data/use-fetch.ts';
import { loadSearch } from './commands.ts';
import type { SearchView } from './search-view.ts';
import { useOnline } from './use-online.ts';

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
  const [current, setCurrent] = useState({ key, search, keepsFilters: options.keepsFilters });
  // A new object with each render is still the same search.
  if (current.key !== key) setCurrent({ key, search, keepsFilters: options.keepsFilters });
  const [ended, setEnded] = useState<{ key: string; end: FetchState } | null>(null);
  const [attempt, setAttempt] = useState(1);
  const onFirstAnswer = useEffectEvent(options.onFirstAnswer);
  /** What the first load has answered is not asked for again under its name. */
  const answeredKey = useRef<string | null>(null);

  const read = useLiveQuery(async () => {
    const row = (await database.searches.get(key)) ?? null;
    const namedKey = row === null ? null : searchKey({ ...search, filters: row.result.filter_options });
    return { key, namedKey, found: row };
  }, [database, key]);

  useEffect(() => {
    const isAnswer = answeredKey.current === current.key;
    answeredKey.current = null;
    if (isAnswer) return;
    let isCurrent = attempt > 0;
    const load = async () => {
      const end = await loadSearch(current.search, current.keepsFilters);
      const isFirst = current.search.filters === null && end.status === 'fetched';
      const row = isFirst ? await database.searches.get(current.key) : undefined;
      if (!isCurrent) return;
      if (row === undefined) {
        setEnded({ key: current.key, end });
        return;
      }
      const filters = row.result.filter_options;
      answeredKey.current = searchKey({ ...current.search, filters });
      setEnded({ key: answeredKey.current, end });
      onFirstAnswer(filters);
    };
    // The database is closed when the session ends, and the screen with it.
    void load().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [current, attempt, database]);

  const isAnswered = ended?.key === key;
  const retry = () => {
    setEnded(null);
    setAttempt((count) => count + 1);
  };
  useOnline(isAnswered && ended.end.status === 'offline', retry);
  return {
    found: read?.key === key || read?.namedKey === key ? read.found : undefined,
    load: isAnswered ? ended.end : { status: 'loading' },
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
