import { useState } from 'react';
import { isMetaRow, isUserRow } from '../../../worker/public/row-doors.ts';
import type { ChatRow, Flag, LikeRow, User, VisitRow } from '../../../worker/public/rows.ts';
import { type AccountRows, useAccountDatabase } from '../../data/account-database.tsx';
import { isLikedByAnybody } from '../../data/is-liked-by-anybody.ts';
import { isLoaded } from '../../data/is-loaded.ts';
import { useLiveQuery } from '../../data/use-live-query.ts';

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
      database.chats
        .where('lastActivityAtMs')
        .above(sinceMs)
        .filter(({ unreadCount }) => unreadCount > 0)
        .count(),
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
      unreadOf(database).limit(BLOCK_CHATS).toArray(),
      database.likes.where('isNew').equals(1).toArray(),
      isLoaded(database, 'loaded-chats'),
      isLoaded(database, 'loaded-likes'),
    ]);
    liked.sort((one, other) => other.receivedAtMs - one.receivedAtMs);
    return {
      isComplete: loaded.every((one) => one),
      ids: new Set([
        ...unread.map(({ profile }) => profile.id),
        ...liked.slice(0, SHOWN_LIKES).map(({ profileId }) => profileId),
      ]),
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

export interface UnreadChats {
  /** Whether there is any chat, read or not. */
  hasChats: boolean;
  /** Of all chats with unread messages, not only of the rows. */
  total: number;
  rows: ChatRow[];
}

/** Returns the newest chats with unread messages. Undefined while reading, or until chats have been fetched. */
export function useUnreadChats(limit: number): UnreadChats | undefined {
  const database = useAccountDatabase();
  return useLiveQuery(async () => {
    const rows = await unreadOf(database).limit(limit).toArray();
    if (rows.length === 0 && !(await isLoaded(database, 'loaded-chats'))) return undefined;
    return {
      hasChats: rows.length > 0 || (await database.chats.count()) > 0,
      total: rows.length < limit ? rows.length : await unreadOf(database).count(),
      rows,
    };
  }, [database, limit]);
}

function unreadOf({ chats }: AccountRows) {
  return chats
    .orderBy('lastActivityAtMs')
    .reverse()
    .filter(({ unreadCount }) => unreadCount > 0);
}

export interface NewLikes {
  /** Whether anybody likes the member, also likes that were viewed. */
  hasLikes: boolean;
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
    const hasLikes = rows.length > 0 || (await isLikedByAnybody(database));
    return { hasLikes, total: rows.length, rows: rows.slice(0, limit) };
  }, [database, limit]);
}
