import { readFirstChats } from './data/first-chats.ts';
import { readMemberHint } from './data/member-hint.ts';

/** As many as a large window shows. */
const ROWS_MAX = 20;
/** As many as chats-queries.ts reads for the same row. */
const NEW_LIKES_MAX = 4;

/**
 * The newest chats, where a member opens the list of them, else null. For first-rows.ts, which imports it before all
 * else: while the database opens, the rest of the page is prepared.
 */
export const firstChats =
  readMemberHint() && /^\/chats\/?$/.test(location.pathname)
    ? readFirstChats({ indexedDB, IDBKeyRange }, { chats: ROWS_MAX, likes: NEW_LIKES_MAX })
    : null;

// Read in first-rows.ts, which tells what cannot be read.
firstChats?.catch(() => undefined);
