import { useLiveQuery } from 'dexie-react-hooks';
import type { ChatRow, LikeRow, User } from '../../../worker/public/database.ts';
import { useAccountDatabase } from '../../worker-client/account-database.tsx';

/** Whether the first poll has ended, and the member. Undefined while reading. */
export function useHomeStart(): { isSynced: boolean; user: User | null } | undefined {
  const database = useAccountDatabase();
  return useLiveQuery(async () => {
    const [sync, self] = await Promise.all([database.meta.get('sync'), database.user.get('self')]);
    return { isSynced: sync !== undefined, user: self?.user ?? null };
  }, [database]);
}

/** The newest chats with something unread. Undefined while reading. */
export function useUnreadChats(limit: number): ChatRow[] | undefined {
  const database = useAccountDatabase();
  return useLiveQuery(async () => {
    const rows = await database.chats.where('unreadCount').above(0).toArray();
    return rows.sort((one, other) => other.lastActivityAtMs - one.lastActivityAtMs).slice(0, limit);
  }, [database, limit]);
}

export interface NewLikes {
  total: number;
  rows: LikeRow[];
}

/** The newest likes that were not looked at yet. Undefined while reading. */
export function useNewLikes(limit: number): NewLikes | undefined {
  const database = useAccountDatabase();
  return useLiveQuery(async () => {
    const rows = await database.likes.where('isNew').equals(1).toArray();
    rows.sort((one, other) => other.receivedAtMs - one.receivedAtMs);
    return { total: rows.length, rows: rows.slice(0, limit) };
  }, [database, limit]);
}
