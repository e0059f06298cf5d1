import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { HOME_MEMBERS_KEYS, type HomeMembersKey, type ProfileCard } from '../../../worker/public/rows.ts';
import { useAccountDatabase } from '../../data/account-database.tsx';
import { calls } from '../../data/calls.ts';
import { type Fetch, useFetch } from '../../data/use-fetch.ts';
import { currentTracking } from '../site/tracking.ts';

/** The home page is opened often; new and nearby members change more slowly. */
const FRESH_MS = 60_000;

interface HomeMembers extends Fetch {
  /** Null while this device has none. */
  profiles: readonly ProfileCard[] | null;
}

/**
 * Returns the members of one row, without those of the rows above it: the cached ones at once, and fresh ones if the
 * cache is older than a minute.
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
    // Repeating members from other rows is better than claiming that there are none.
    return { profiles: others.length > 0 ? others : profiles };
  }, [database, key]);
  // The age of the cache is judged as of when the page was opened.
  const [openedAtMs] = useState(Date.now);
  const { load, retry } = useFetch(key, async () => {
    const known = await database.answers.get(key).catch(() => undefined);
    return (known?.fetchedAtMs ?? 0) > openedAtMs - FRESH_MS
      ? { status: 'fetched' }
      : await calls.loadAnswer({ key, network: currentTracking()?.network ?? null });
  });
  return { profiles: row?.profiles ?? null, load, retry };
}

/** Returns the position of the row among the others. */
function rankOf(key: HomeMembersKey): number {
  return HOME_MEMBERS_KEYS.indexOf(key);
}

function idsOf({ profiles }: { profiles: readonly ProfileCard[] }): number[] {
  return profiles.map(({ id }) => id);
}
