import { Dexie } from 'dexie';
import { useLiveQuery } from 'dexie-react-hooks';
import type { AccountDatabase, LikeRow } from '../../../worker/public/database.ts';
import { useAccountDatabase } from '../../worker-client/account-database.tsx';

export type LikeType = 'received' | 'given' | 'mutual';

export type LikeCounts = Record<LikeType, number> & { newReceived: number };

/** Whose likes they are, in the order of the list. */
export interface LikeOrder {
  type: LikeType;
  profileIds: readonly number[];
}

/** Likes of one kind, new ones first, then the newest (specification, section 4). Undefined while reading. */
export function useLikeOrder(type: LikeType): LikeOrder | undefined {
  const database = useAccountDatabase();
  const order = useLiveQuery(async (): Promise<LikeOrder> => {
    const profileIds = type === 'given' ? await givenIds(database) : await receivedIds(database);
    if (type !== 'mutual') return { type, profileIds };
    const given = new Set(await givenIds(database));
    return { type, profileIds: profileIds.filter((id) => given.has(id)) };
  }, [database, type]);
  return order?.type === type ? order : undefined;
}

/** The rows of some of them, by the member's id; those that are not read yet are missing. */
export function useLikeRows(profileIds: readonly number[]): ReadonlyMap<number, LikeRow> {
  const database = useAccountDatabase();
  const wanted = profileIds.join(' ');
  const rows = useLiveQuery(() => database.likes.bulkGet([...profileIds]), [database, wanted]);
  return new Map(rows?.flatMap((row) => (row === undefined ? [] : [[row.profileId, row] as const])));
}

/** How many likes there are of each kind, by their indexes alone. Undefined while reading. */
export function useLikeCounts(): LikeCounts | undefined {
  const database = useAccountDatabase();
  return useLiveQuery(async () => {
    const [received, given, newReceived] = await Promise.all([
      receivedIds(database),
      givenIds(database),
      database.likes.where('isNew').equals(1).count(),
    ]);
    const givenSet = new Set(given);
    const mutual = received.filter((id) => givenSet.has(id)).length;
    return { received: received.length, given: given.length, mutual, newReceived };
  }, [database]);
}

function receivedIds(database: AccountDatabase): PromiseLike<number[]> {
  return database.likes
    .where('[received+isNew+receivedAtMs]')
    .between([1, Dexie.minKey, Dexie.minKey], [1, Dexie.maxKey, Dexie.maxKey])
    .reverse()
    .primaryKeys();
}

function givenIds(database: AccountDatabase): PromiseLike<number[]> {
  return database.likes
    .where('[given+givenAtMs]')
    .between([1, Dexie.minKey], [1, Dexie.maxKey])
    .reverse()
    .primaryKeys();
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
