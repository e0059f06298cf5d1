import { useState } from 'react';
import { isMetaRow, isUserRow } from '../../../worker/public/row-doors.ts';
import type { ChatRow, Flag, LikeRow, User, VisitRow } from '../../../worker/public/rows.ts';
import { useAccountDatabase } from '../../data/account-database.tsx';
import { isLikedByAnybody } from '../../data/is-liked-by-anybody.ts';
import { isLoaded } from '../../data/is-loaded.ts';
import { useLiveQuery } from '../../data/use-live-query.ts';
import { type News, newestNewLikes } from '../members/newest-likes.ts';
import { countUnreadSince, newestUnreadChats } from './newest-news.ts';

/** In the blocks of the newest ones. */
export const BLOCK_CHATS = 5;
export const SHOWN_LIKES = 12;

export interface HomeStart {
  /** Whether a first poll has ended. */
  isSynced: boolean;
  user: User | null;
  /** The last visit on this device; null before the first one has been noted. */
  visit: VisitRow | null;
}

/** Returns what the page begins with. Undefined while reading. */
export function useHomeStart(): HomeStart | undefined {
  const database = useAccountDatabase();
  return useLiveQuery(async () => {
    const [sync, self, visit] = await Promise.all([
      database.meta.get('sync'),
      database.user.get('self'),
      database.meta.get('visit'),
    ]);
    return {
      isSynced: sync !== undefined,
      user: isUserRow(self) ? self.user : null,
      visit: isMetaRow(visit) && visit.key === 'visit' ? visit : null,
    };
  }, [database]);
}

/** Counts the chats with unread messages, and the likes received, since this time of the server. */
export function useNewsSince(sinceMs: number): { chats: number; likes: number } | undefined {
  const database = useAccountDatabase();
  return useLiveQuery(async () => {
    const likesOf = (isNew: Flag) =>
      database.likes
        .where('[received+isNew+receivedAtMs]')
        .between([1, isNew, sinceMs], [1, isNew, Number.MAX_SAFE_INTEGER], false, true)
        .count();
    const [chats, seenLikes, newLikes] = await Promise.all([
      countUnreadSince(database, sinceMs),
      likesOf(0),
      likesOf(1),
    ]);
    return { chats, likes: seenLikes + newLikes };
  }, [database, sinceMs]);
}

/**
 * Returns the ids of those whom the first rows show: the newest unread chats and likes. As they were when both lists were
 * first known, or it was clear that they are not to be had (`isGivenUp`): what stands below does not change when a
 * message comes in. Undefined before that.
 */
export function useShownAbove(isGivenUp: boolean): ReadonlySet<number> | undefined {
  const database = useAccountDatabase();
  const known = useLiveQuery(async () => {
    const [unread, liked, ...loaded] = await Promise.all([
      newestUnreadChats(database, BLOCK_CHATS),
      newestNewLikes(database, SHOWN_LIKES),
      isLoaded(database, 'loaded-chats'),
      isLoaded(database, 'loaded-likes'),
    ]);
    return {
      isComplete: loaded.every((one) => one),
      ids: new Set([...unread.rows.map(({ profile }) => profile.id), ...liked.rows.map(({ profileId }) => profileId)]),
    };
  }, [database]);
  const [first, setFirst] = useState<ReadonlySet<number> | undefined>();
  if (first === undefined && known !== undefined && (known.isComplete || isGivenUp)) setFirst(known.ids);
  return first;
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

/** Returns whether neither chats nor likes have come in yet. Undefined while reading. */
export function useIsNewsPending(): boolean | undefined {
  const database = useAccountDatabase();
  return useLiveQuery(async () => {
    const [chats, likes] = await Promise.all([database.chats.count(), database.likes.count()]);
    if (chats > 0 || likes > 0) return false;
    const loaded = await Promise.all([isLoaded(database, 'loaded-chats'), isLoaded(database, 'loaded-likes')]);
    return !loaded.some((one) => one);
  }, [database]);
}

export interface UnreadChats extends News<ChatRow> {
  /** Whether there is any chat, read or not. */
  hasChats: boolean;
}

/** Returns the newest chats with unread messages. Undefined while reading, or until chats have been fetched. */
export function useUnreadChats(limit: number): UnreadChats | undefined {
  const database = useAccountDatabase();
  return useLiveQuery(async () => {
    const unread = await newestUnreadChats(database, limit);
    if (unread.total === 0 && !(await isLoaded(database, 'loaded-chats'))) return undefined;
    return { hasChats: unread.total > 0 || (await database.chats.count()) > 0, ...unread };
  }, [database, limit]);
}

export interface NewLikes extends News<LikeRow> {
  /** Whether anybody likes the member, also likes that were viewed. */
  hasLikes: boolean;
}

/** Returns the newest likes not viewed yet. Undefined while reading, or until likes have been fetched. */
export function useNewLikes(limit: number): NewLikes | undefined {
  const database = useAccountDatabase();
  return useLiveQuery(async () => {
    const unseen = await newestNewLikes(database, limit);
    if (unseen.total === 0 && !(await isLoaded(database, 'loaded-likes'))) return undefined;
    return { hasLikes: unseen.total > 0 || (await isLikedByAnybody(database)), ...unseen };
  }, [database, limit]);
}
