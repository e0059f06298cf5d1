import type { AccountRows } from '../../data/account-database.tsx';
import { sharedLiveQuery } from '../../data/shared-live-query.ts';

export interface SiteCounts {
  unreadMessages: number;
  newLikes: number;
}

/** Returns the member's counts; undefined while reading. */
export const useSiteCounts = sharedLiveQuery(readSiteCounts);

async function readSiteCounts(database: AccountRows): Promise<SiteCounts> {
  let unreadMessages = 0;
  const [newLikes] = await database.transaction('r', ['likes', 'chats'], () =>
    Promise.all([
      database.likes.where('isNew').equals(1).count(),
      // The index keys are the counts, so no rows need to be read.
      database.chats
        .where('unreadCount')
        .above(0)
        .eachKey((key) => {
          if (typeof key === 'number') unreadMessages += key;
        }),
    ]),
  );
  return { unreadMessages, newLikes };
}
