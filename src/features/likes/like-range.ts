import type { LikeRow } from '../../../worker/public/rows.ts';
import { type AccountRows, useAccountDatabase } from '../../data/account-database.tsx';
import { isLoaded } from '../../data/is-loaded.ts';
import { MAX_KEY, MIN_KEY, type ReadableRows } from '../../data/readable.ts';
import { useLiveQuery } from '../../data/use-live-query.ts';
import { recentPasses } from '../members/passed-ids.ts';

export type LikeType = 'received' | 'given' | 'mutual';

export type LikeCounts = Record<LikeType | 'passed', number> & { newReceived: number };

/** Cards per page; whole pages are read. */
const LIKE_PAGE_CARDS = 48;

/**
 * A contiguous range of the likes of one kind, latest first; among received and mutual likes, new ones come before all
 * others (specification, section 4).
 */
export interface LikeRange {
  type: LikeType;
  /** Number of all likes of this kind. */
  total: number;
  /** Index of the first row among all likes of this kind. */
  firstIndex: number;
  rows: LikeRow[];
}

/**
 * Returns the pages of likes that contain the shown cards, read by index so that five thousand likes cost no more than
 * fifty. Undefined while reading, until likes have been fetched, and if `shown` is null.
 *
 * @param shown indexes of the first and the last card; null to read nothing
 */
export function useLikeRange(
  type: LikeType,
  shown: { first: number; last: number } | null = { first: 0, last: LIKE_PAGE_CARDS - 1 },
): LikeRange | undefined {
  const database = useAccountDatabase();
  const start = Math.max(0, Math.floor((shown?.first ?? 0) / LIKE_PAGE_CARDS)) * LIKE_PAGE_CARDS;
  const end = shown === null ? start : (Math.floor(shown.last / LIKE_PAGE_CARDS) + 1) * LIKE_PAGE_CARDS;
  const found = useLiveQuery(async (): Promise<LikeRange | undefined> => {
    if (end === start) return undefined;
    const [total, rows] = await Promise.all([
      likesOf(database, type).count(),
      likesOf(database, type)
        .reverse()
        .offset(start)
        .limit(end - start)
        .toArray(),
    ]);
    if (total === 0 && !(await isLoaded(database, 'loaded-likes'))) return undefined;
    return { type, total, firstIndex: start, rows };
  }, [database, type, start, end]);
  return found?.type === type ? found : undefined;
}

/** Counts the likes of each kind, and the members passed lately, by index. Undefined while reading, or until likes have been fetched. */
export function useLikeCounts(): LikeCounts | undefined {
  const database = useAccountDatabase();
  return useLiveQuery(async () => {
    const [received, given, mutual, newReceived, passed] = await Promise.all([
      likesOf(database, 'received').count(),
      likesOf(database, 'given').count(),
      likesOf(database, 'mutual').count(),
      between(database, '[received+isNew+receivedAtMs]', [1, 1]).count(),
      recentPasses(database).count(),
    ]);
    if (received + given === 0 && !(await isLoaded(database, 'loaded-likes'))) return undefined;
    return { received, given, mutual, newReceived, passed };
  }, [database]);
}

function likesOf(database: AccountRows, type: LikeType): ReadableRows<LikeRow, number> {
  switch (type) {
    case 'given':
      return between(database, '[given+givenAtMs]', [1]);
    case 'received':
      return between(database, '[received+isNew+receivedAtMs]', [1]);
    case 'mutual':
      return between(database, '[given+received+isNew+receivedAtMs]', [1, 1]);
  }
}

/** Returns the rows whose key in the index starts with `start`. */
function between(database: AccountRows, index: string, start: readonly number[]): ReadableRows<LikeRow, number> {
  return database.likes.where(index).between([...start, MIN_KEY], [...start, MAX_KEY]);
}
