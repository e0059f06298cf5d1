import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { HOME_MEMBERS_KEYS, type HomeMembersKey, type ProfileCard } from '../../../worker/public/rows.ts';
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

/**
 * The members of one row, without those of the rows before it: those found last at once, and fresh ones when these are
 * older than a minute.
 */
export function useHomeMembers(key: HomeMembersKey): HomeMembers {
  const database = useAccountDatabase();
  const row = useLiveQuery(async () => {
    const [found, ...above] = await database.answers.bulkGet([key, ...HOME_MEMBERS_KEYS.slice(0, rankOf(key))]);
    if (found?.key !== key || !('profiles' in found.answer)) return null;
    const { profiles } = found.answer;
    const shown = new Set(
      above.flatMap((row) => (row !== undefined && 'profiles' in row.answer ? idsOf(row.answer) : [])),
    );
    const others = profiles.filter(({ id }) => !shown.has(id));
    // A row of who stands in others too is better than one that says that there is nobody.
    return { profiles: others.length > 0 ? others : profiles };
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

/** Where the row stands among the others. */
function rankOf(key: HomeMembersKey): number {
  return HOME_MEMBERS_KEYS.indexOf(key);
}

function idsOf({ profiles }: { profiles: readonly ProfileCard[] }): number[] {
  return profiles.map(({ id }) => id);
}
