import { useAccountDatabase } from '../../data/account-database.tsx';
import { useLiveQuery } from '../../data/use-live-query.ts';

export interface SiteCounts {
  unreadMessages: number;
  newLikes: number;
  /** Number of outbox actions the server rejected. */
  rejected: number;
}

const NONE: SiteCounts = { unreadMessages: 0, newLikes: 0, rejected: 0 };

/** Returns the member's counts; zeros while loading. */
export function useSiteCounts(): SiteCounts {
  return useReadSiteCounts() ?? NONE;
}

/** Returns the member's counts; undefined while loading. */
export function useReadSiteCounts(): SiteCounts | undefined {
  const database = useAccountDatabase();
  return useLiveQuery(async () => {
    let unreadMessages = 0;
    const [newLikes, rejected] = await database.transaction('r', ['likes', 'outbox', 'chats'], () =>
      Promise.all([
        database.likes.where('isNew').equals(1).count(),
        database.outbox.where('state').equals('rejected').count(),
        // The index keys are the counts, so no rows need to be read.
        database.chats
          .where('unreadCount')
          .above(0)
          .eachKey((key) => {
            if (typeof key === 'number') unreadMessages += key;
          }),
      ]),
    );
    return { unreadMessages, newLikes, rejected };
  }, [database]);
}
