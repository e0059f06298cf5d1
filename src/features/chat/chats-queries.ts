import { useEffect } from 'react';
import type { ChatRow, LikeRow } from '../../../worker/public/rows.ts';
import { type AccountRows, useAccountDatabase } from '../../data/account-database.tsx';
import { isLikedByAnybody } from '../../data/is-liked-by-anybody.ts';
import { isLoaded } from '../../data/is-loaded.ts';
import { databaseAhead } from '../../data/opened-ahead.ts';
import { useLiveQuery } from '../../data/use-live-query.ts';
import { type News, newestNewLikes } from '../members/newest-likes.ts';
import { findChats } from './find-chats.ts';

/** In the row above the chats; first-read.ts reads as many. */
const SHOWN_NEW_LIKES = 4;

/** Number of rows per page read while scrolling. */
const CHAT_PAGE_ROWS = 40;

/** A range of the chat list, newest first. */
export interface ChatRange {
  /** The search text; empty for all chats. */
  text: string;
  /** Number of all chats found. */
  total: number;
  /** Index of the first row in the whole list. */
  firstIndex: number;
  rows: ChatRow[];
}

/** Indexes of the first and last visible row. */
interface ShownRows {
  first: number;
  last: number;
}

const FIRST_PAGE: ShownRows = { first: 0, last: CHAT_PAGE_ROWS - 1 };

/** The first page of the list, for the first render of a page that shows it. */
let ahead: { database: AccountRows; range: ChatRange | undefined; newLikes: News<LikeRow> } | null = null;

/** Reads the newest chats before the page is rendered, so that it begins with them. */
export async function readChatsAhead(): Promise<void> {
  const database = databaseAhead();
  if (database === null) return;
  const [range, newLikes] = await Promise.all([
    readRange(database, '', 0, CHAT_PAGE_ROWS),
    newestNewLikes(database, SHOWN_NEW_LIKES),
  ]);
  ahead = { database, range, newLikes };
}

/** Returns the likes that the member has not viewed. Undefined on the first read. */
export function useNewLikes(): News<LikeRow> | undefined {
  const database = useAccountDatabase();
  return useLiveQuery(
    () => newestNewLikes(database, SHOWN_NEW_LIKES),
    [database],
    ahead?.database === database ? ahead.newLikes : undefined,
  );
}

/**
 * Reads the pages of the list around the visible rows, by index, so that ten thousand chats cost no more than ten.
 * Undefined on the first read, and until chats have been fetched; while another range is read, the last one is kept.
 *
 * @param shown null: nothing is read
 */
export function useChatRange(text: string, shown: ShownRows | null = FIRST_PAGE): ChatRange | undefined {
  const database = useAccountDatabase();
  const wanted = text.trim();
  const start = Math.max(0, Math.floor((shown?.first ?? 0) / CHAT_PAGE_ROWS)) * CHAT_PAGE_ROWS;
  const end = shown === null ? start : (Math.floor(shown.last / CHAT_PAGE_ROWS) + 1) * CHAT_PAGE_ROWS;
  const isFirstPage = wanted === '' && start === 0 && end === CHAT_PAGE_ROWS;
  useEffect(() => {
    ahead = null;
  }, []);
  return useLiveQuery(
    () => (end === start ? undefined : readRange(database, wanted, start, end)),
    [database, wanted, start, end],
    isFirstPage && ahead?.database === database ? ahead.range : undefined,
  );
}

/** Returns whether anybody likes the member. Undefined while reading. */
export function useIsLiked(): boolean | undefined {
  const database = useAccountDatabase();
  return useLiveQuery(() => isLikedByAnybody(database), [database]);
}

/**
 * Databases whose chats have been fetched, which stays so. Not read again with each change: the worker holds that table
 * in every write, and the list would wait for it.
 */
const fetched = new WeakSet<AccountRows>();

async function readRange(
  database: AccountRows,
  text: string,
  start: number,
  end: number,
): Promise<ChatRange | undefined> {
  const { chats } = database;
  if (text === '') {
    if (!fetched.has(database) && (await isLoaded(database, 'loaded-chats'))) fetched.add(database);
    const [total, rows] = await database.transaction('r', ['chats'], () =>
      Promise.all([
        chats.count(),
        chats
          .orderBy('lastActivityAtMs')
          .reverse()
          .offset(start)
          .limit(end - start)
          .toArray(),
      ]),
    );
    // A chat that was opened by its address stands alone until the others have come.
    return fetched.has(database) ? { text, total, firstIndex: start, rows } : undefined;
  }
  const { total, ids } = await findChats(database, text, end);
  const rows = (await chats.bulkGet(ids.slice(start))).flatMap((row) => row ?? []);
  return { text, total, firstIndex: start, rows };
}
