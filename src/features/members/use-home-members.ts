import { HOME_MEMBERS_KEYS, type HomeMembersKey, type ProfileCard } from '../../../worker/public/rows.ts';
import { useAccountDatabase } from '../../data/account-database.tsx';
import { calls } from '../../data/calls.ts';
import { isFresh } from '../../data/is-fresh.ts';
import { useOwnUser } from '../../data/own-account.tsx';
import { type Fetch, useFetch } from '../../data/use-fetch.ts';
import { useLiveQuery } from '../../data/use-live-query.ts';
import { currentTracking } from '../site/tracking.ts';
import { shownInSection } from './home-rows.ts';

/** The home page is opened often; new and nearby members change more slowly. */
const FRESH_MS = 60_000;

interface HomeMembers extends Fetch {
  /** Null while this device has none. */
  profiles: readonly ProfileCard[] | null;
  /** Whether there are members, but none whom this section has to show: see `shownInSection`. */
  isLeftOut: boolean;
  /** The country that the member's filters name; null for all of them, undefined while it is not known. */
  country: string | null | undefined;
}

/**
 * Returns the members of one section, without those of the sections above it: the cached ones at once, and fresh ones
 * if the cache is older than a minute.
 *
 * @param shownAbove see `shownInSection`; undefined while it is not known, and nobody is returned
 */
export function useHomeMembers(key: HomeMembersKey, shownAbove: ReadonlySet<number> | undefined): HomeMembers {
  const database = useAccountDatabase();
  const ownId = useOwnUser()?.profile.id ?? null;
  const row = useLiveQuery(async () => {
    const rows = await database.answers.bulkGet([...HOME_MEMBERS_KEYS]);
    const answers = new Map(
      rows.flatMap((one) => (one !== undefined && 'profiles' in one.answer ? [[one.key, one.answer] as const] : [])),
    );
    const own = answers.get(key);
    if (own === undefined) return null;
    const profiles =
      shownAbove === undefined
        ? null
        : shownInSection(key, (section) => answers.get(section)?.profiles, ownId, shownAbove);
    return {
      profiles,
      isLeftOut: profiles?.length === 0 && own.profiles.length > 0,
      country: own.filter_options.country,
    };
  }, [database, key, ownId, shownAbove]);
  const ask = async () => {
    const known = await database.answers.get(key).catch(() => undefined);
    return isFresh(known?.fetchedAtMs ?? 0, Date.now(), FRESH_MS)
      ? ({ status: 'fetched' } as const)
      : await calls.loadAnswer({ key, network: currentTracking()?.network ?? null });
  };
  const { load, retry } = useFetch(key, ask, row === undefined ? undefined : row !== null);
  return {
    profiles: row?.profiles ?? null,
    isLeftOut: row?.isLeftOut ?? false,
    country: row?.country,
    load,
    retry,
  };
}
