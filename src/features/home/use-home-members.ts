import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import type { HomeMembersKey, ProfileCard } from '../../../worker/public/rows.ts';
import { useAccountDatabase } from '../../data/account-database.tsx';
import { calls } from '../../data/calls.ts';
import { type Fetch, useFetch } from '../../data/use-fetch.ts';
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
    return found?.key === key && 'profiles' in found.answer ? { profiles: found.answer.profiles } : null;
  }, [database, key]);
  // As it was when the page was opened.
  const [openedAtMs] = useState(Date.now);
  const { load, retry } = useFetch(key, async () => {
    const known = await database.answers.get(key).catch(() => undefined);
    return (known?.fetchedAtMs ?? 0) > openedAtMs - FRESH_MS
      ? { status: 'fetched' }
      : await calls.loadAnswer({ key, network: currentTracking()?.network ?? null });
  });
  return { profiles: row?.profiles ?? null, load, retry };
}
