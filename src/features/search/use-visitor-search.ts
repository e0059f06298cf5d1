import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type MemberSearch, type SearchFilters, searchKey } from '../../../worker/public/member-search.ts';
import { calls } from '../../data/calls.ts';
import type { FetchState } from '../../data/use-fetch.ts';
import type { FoundPage, SearchView } from './search-view.ts';
import { useOnline } from './use-online.ts';

interface VisitorSearchOptions {
  /** Of the tracking record; null when nobody has sent the visitor. */
  network: string | null;
  /** Hears which filters the first load was answered with; they name the search from then on. */
  onFirstAnswer: (filters: SearchFilters) => void;
}

/** A search for who is not logged in. Nothing of it is stored on the device. */
export function useVisitorSearch(search: MemberSearch, options: VisitorSearchOptions): SearchView {
  const { network } = options;
  const key = searchKey(search);
  const [current, setCurrent] = useState({ key, search });
  if (current.key !== key) setCurrent({ key, search });
  const [ended, setEnded] = useState<{ key: string; end: FetchState; found: FoundPage | null } | null>(null);
  const [attempt, setAttempt] = useState(1);
  const onFirstAnswer = useEffectEvent(options.onFirstAnswer);
  const answeredKey = useRef<string | null>(null);

  useEffect(() => {
    const isAnswer = answeredKey.current === current.key;
    answeredKey.current = null;
    if (isAnswer) return;
    let isCurrent = attempt > 0;
    const call = calls.searchAsVisitor(current.search, network);
    void call.then((result) => {
      if (!isCurrent) return;
      if (result.status !== 'answered') {
        setEnded({ key: current.key, end: result, found: null });
        return;
      }
      const { filter_options: filters } = result.data;
      const isFirst = current.search.filters === null;
      const answered = isFirst ? searchKey({ ...current.search, filters }) : current.key;
      const found = { result: result.data, fetchedAtMs: Date.now() };
      setEnded({ key: answered, end: { status: 'fetched' }, found });
      if (!isFirst) return;
      answeredKey.current = answered;
      onFirstAnswer(filters);
    });
    return () => {
      isCurrent = false;
    };
  }, [current, network, attempt]);

  const isAnswered = ended?.key === key;
  const retry = () => {
    setEnded(null);
    setAttempt((count) => count + 1);
  };
  useOnline(isAnswered && ended.end.status === 'offline', retry);
  return {
    found: isAnswered ? ended.found : null,
    load: isAnswered ? ended.end : { status: 'loading' },
    retry,
  };
}
