import { useLiveQuery } from 'dexie-react-hooks';
import { useAccountDatabase } from '../../data/account-database.tsx';

export interface SiteCounts {
  unreadMessages: number;
  newLikes: number;
  /** What the server refused. */
  rejected: number;
}

const NONE: SiteCounts = { unreadMessages: 0, newLikes: 0, rejected: 0 };

/** What waits for the member; nothing until it is read. */
export function useSiteCounts(): SiteCounts {
  return useReadSiteCounts() ?? NONE;
}

/** What waits for the member; undefined until it is read. */
export function useReadSiteCounts(): SiteCounts | undefined {
  const database = useAccountDatabase();
  return useLiveQuery(async () => {
    let unreadMessages = 0;
    // The index knows the numbers: the rows are not read.
    await database.chats
      .where('unreadCount')
      .above(0)
      .eachKey((key) => {
        if (typeof key === 'number') unreadMessages += key;
      });
    const newLikes = await database.likes.where('isNew').equals(1).count();
    const rejected = await database.outbox.where('state').equals('rejected').count();
    return { unreadMessages, newLikes, rejected };
  }, [database]);
}
