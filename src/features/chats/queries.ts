import { useLiveQuery } from 'dexie-react-hooks';
import type { ChatRow } from '../../../worker/public/database.ts';
import { useAccountDatabase } from '../../worker-client/account-database.tsx';

/** Rows that one step of scrolling reads. */
export const CHAT_PAGE_ROWS = 40;
const CHAT_SEARCH_MAX_ROWS = 100;

/** A stretch of the list of chats, newest first. */
export interface ChatStretch {
  /** Of all chats. */
  total: number;
  /** Index of the first row in the whole list. */
  firstIndex: number;
  rows: ChatRow[];
}

/**
 * The pages of the list between two indexes, read by index so that ten thousand chats cost what ten do. Undefined
 * while reading for the first time; while another stretch is read, the last one stands.
 */
export function useChatStretch(firstIndex: number, lastIndex: number): ChatStretch | undefined {
  const database = useAccountDatabase();
  const start = Math.max(0, Math.floor(firstIndex / CHAT_PAGE_ROWS)) * CHAT_PAGE_ROWS;
  const end = (Math.floor(lastIndex / CHAT_PAGE_ROWS) + 1) * CHAT_PAGE_ROWS;
  return useLiveQuery(async () => {
    const [total, rows] = await Promise.all([
      database.chats.count(),
      database.chats
        .orderBy('lastActivityAtMs')
        .reverse()
        .offset(start)
        .limit(end - start)
        .toArray(),
    ]);
    return { total, firstIndex: start, rows };
  }, [database, start, end]);
}

export interface ChatSearch {
  text: string;
  rows: ChatRow[];
  /** There are more than are shown. */
  isCut: boolean;
}

/** Chats with members whose name begins with the text, newest first. Undefined while reading, null without a text. */
export function useChatSearch(text: string): ChatSearch | null | undefined {
  const database = useAccountDatabase();
  const wanted = text.trim();
  const found = useLiveQuery(async (): Promise<ChatSearch> => {
    if (wanted === '') return { text: wanted, rows: [], isCut: false };
    const rows = await database.chats
      .where('profile.name')
      .startsWithIgnoreCase(wanted)
      .limit(CHAT_SEARCH_MAX_ROWS + 1)
      .toArray();
    const isCut = rows.length > CHAT_SEARCH_MAX_ROWS;
    rows.sort((one, other) => other.lastActivityAtMs - one.lastActivityAtMs);
    return { text: wanted, rows: rows.slice(0, CHAT_SEARCH_MAX_ROWS), isCut };
  }, [database, wanted]);
  return wanted === '' ? null : found;
}
