import type { ChatRow } from '../../../worker/public/rows.ts';
import type { AccountRows } from '../../data/account-database.tsx';
import type { News } from '../members/newest-likes.ts';

/** Returns the newest chats with unread messages, without reading the others. */
export async function newestUnreadChats({ chats }: AccountRows, limit: number): Promise<News<ChatRow>> {
  const rows = await chats.where('unreadCount').above(0).reverse().sortBy('lastActivityAtMs');
  return { total: rows.length, rows: rows.slice(0, limit) };
}

/** Counts the chats with unread messages whose newest message came after this time of the server. */
export async function countUnreadSince({ chats }: AccountRows, sinceMs: number): Promise<number> {
  const unread = chats.where('unreadCount').above(0);
  return await unread.filter(({ lastActivityAtMs }) => lastActivityAtMs > sinceMs).count();
}
