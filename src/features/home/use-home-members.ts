import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import type { HomeMembersKey, ProfileCard } from '../../../worker/public/rows.ts';
import { useAccountDatabase } from '../../data/account-database.tsx';
import { calls } from '../../data/calls.ts';
import type { Fetch, FetchState } from '../../data/use-fetch.ts';
import { currentTracking } from '../site/tracking.ts';

/** Home is opened again and again; who is new or near does not change as fast. */
const FRESH_MS = 60_000;

interface HomeMembers extends Fetch {
  /** Null while none are on this device. */
  profiles: readonly ProfileCard[] | null;
}

/** The members of one row: those found last at once, and fresh ones when these are older than a minute. */
export function useHomeMembers(key: HomeMembersKey): HomeMembers {
  const database = useAccountDatabase();
  const row = useLiveQuery(async () => {
    const found = await database.answers.get(key);
    return found?.key === key && 'profiles' in found.answer
      ? { profiles: found.answer.profiles, fetchedAtMs: found.fetchedAtMs }
      : null;
  }, [database, key]);
  const [load, setLoad] = useState<FetchState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(1);
  const isRead = row !== undefined;
  // As it was when the page was opened: what is fetched must not lead to being fetched again.
  const [openedAtMs] = useState(Date.now);
  const isFresh = (row?.fetchedAtMs ?? 0) > openedAtMs - FRESH_MS;
  useEffect(() => {
    if (!isRead || (isFresh && attempt === 1)) return;
    let isCurrent = true;
    void calls.loadAnswer({ key, network: currentTracking()?.network ?? null }).then((result) => {
      if (isCurrent) setLoad(result);
    });
    return () => {
      isCurrent = false;
    };
  }, [isRead, isFresh, key, attempt]);
  return {
    profiles: row?.profiles ?? null,
    load,
    retry: () => {
      setLoad({ status: 'loading' });
      setAttempt(attempt + 1);
    },
  };
}
