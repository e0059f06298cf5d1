import { useLiveQuery } from 'dexie-react-hooks';
import { isUserRow } from '../../../worker/public/row-doors.ts';
import type { ChatRow, LikeRow, User } from '../../../worker/public/rows.ts';
import { useAccountDatabase } from '../../data/account-database.tsx';
import { isLoaded } from '../../data/is-loaded.ts';

/** Returns whether a first poll has ended, and the own user. Undefined while reading. */
export function useHomeStart(): { isSynced: boolean; user: User | null } | undefined {
  const database = useAccountDatabase();
  return useLiveQuery(async () => {
    const [sync, self] = await Promise.all([database.meta.get('sync'), database.user.get('self')]);
    return { isSynced: sync !== undefined, user: isUserRow(self) ? self.user : null };
  }, [database]);
}

/**
 * Returns whether the member has no chats and no likes yet, given or received; false as well until both lists have
 * been fetched. Undefined while reading.
 */
export function useIsFresh(): boolean | undefined {
  const database = useAccountDatabase();
  return useLiveQuery(async () => {
    const [chats, likes] = await Promise.all([database.chats.count(), database.likes.count()]);
    if (chats > 0 || likes > 0) return false;
    const loaded = await Promise.all([isLoaded(database, 'loaded-chats'), isLoaded(database, 'loaded-likes')]);
    return loaded.every((one) => one);
  }, [database]);
}

/** Returns the newest chats with unread messages. Undefined while reading, or until chats have been fetched. */
export function useUnreadChats(limit: number): ChatRow[] | undefined {
  const database = useAccountDatabase();
  return useLiveQuery(async () => {
    const rows = await database.chats
      .orderBy('lastActivityAtMs')
      .reverse()
      .filter(({ unreadCount }) => unreadCount > 0)
      .limit(limit)
      .toArray();
    return rows.length > 0 || (await isLoaded(database, 'loaded-chats')) ? rows : undefined;
  }, [database, limit]);
}

export interface NewLikes {
  total: number;
  rows: LikeRow[];
}

/** Returns the newest likes not viewed yet. Undefined while reading, or until likes have been fetched. */
export function useNewLikes(limit: number): NewLikes | undefined {
  const database = useAccountDatabase();
  return useLiveQuery(async () => {
    const rows = await database.likes.where('isNew').equals(1).toArray();
    rows.sort((one, other) => other.receivedAtMs - one.receivedAtMs);
    if (rows.length === 0 && !(await isLoaded(database, 'loaded-likes'))) return undefined;
    return { total: rows.length, rows: rows.slice(0, limit) };
  }, [database, limit]);
}
