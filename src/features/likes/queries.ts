import { Dexie } from 'dexie';
import { useLiveQuery } from 'dexie-react-hooks';
import type { LikeRow } from '../../../worker/public/database.ts';
import { useAccountDatabase } from '../../worker-client/account-database.tsx';

export type LikeType = 'received' | 'given' | 'mutual';

export type LikeCounts = Record<LikeType, number> & { newReceived: number };

export interface LikeList {
  type: LikeType;
  rows: LikeRow[];
}

/** Likes of one kind, new ones first, then the newest (specification, section 4). Undefined while reading. */
export function useLikeList(type: LikeType): LikeList | undefined {
  const database = useAccountDatabase();
  const list = useLiveQuery(async (): Promise<LikeList> => {
    if (type === 'given') {
      const rows = await database.likes
        .where('[given+givenAtMs]')
        .between([1, Dexie.minKey], [1, Dexie.maxKey])
        .reverse()
        .toArray();
      return { type, rows };
    }
    const received = await database.likes
      .where('[received+isNew+receivedAtMs]')
      .between([1, Dexie.minKey, Dexie.minKey], [1, Dexie.maxKey, Dexie.maxKey])
      .reverse()
      .toArray();
    return { type, rows: type === 'mutual' ? received.filter((row) => row.given === 1) : received };
  }, [database, type]);
  return list?.type === type ? list : undefined;
}

/** How many likes there are of each kind. Undefined while reading. */
export function useLikeCounts(): LikeCounts | undefined {
  const database = useAccountDatabase();
  return useLiveQuery(async () => {
    const counts = { received: 0, given: 0, mutual: 0, newReceived: 0 };
    await database.likes.each((row) => {
      counts.received += row.received;
      counts.given += row.given;
      counts.mutual += row.received * row.given;
      counts.newReceived += row.received * row.isNew;
    });
    return counts;
  }, [database]);
}

/** The like between the member and one other; null when there is none, undefined while reading. */
export function useLike(profileId: number): LikeRow | null | undefined {
  const database = useAccountDatabase();
  const found = useLiveQuery(
    async () => ({ profileId, row: (await database.likes.get(profileId)) ?? null }),
    [database, profileId],
  );
  return found?.profileId === profileId ? found.row : undefined;
}
