import { readFirstChats } from './data/first-chats.ts';
import { readMemberHint } from './data/member-hint.ts';

/** As many as a large window shows. */
const ROWS_MAX = 20;

/**
 * The newest chats, where a member opens the list of them, else null. For first-rows.ts, which imports it before all
 * else: while the database opens, the rest of the page is prepared.
 */
export const firstChats =
  readMemberHint() && /^\/chats\/?$/.test(location.pathname) ? readFirstChats(indexedDB, ROWS_MAX) : null;

// Read in first-rows.ts, which tells what cannot be read.
firstChats?.catch(() => undefined);
