import { isConversationRow } from '../../public/row-doors.ts';
import type { ChatRow, ConversationRow, MessagePreview, MessageRow } from '../../public/rows.ts';
import type { Account } from '../../sync/account.ts';
import { noteChange, type Question, type Standing, writeNewest } from '../../sync/newest-answer.ts';
import { deleteRows, putChanged } from '../../sync/put-changed.ts';
import type { WriteResult } from '../../sync/write.ts';
import { chatRowOf, withPreview, withServerNewest, withStored } from './chat-row.ts';
import { enqueueMarkRead } from './mark-read.ts';
import { messageKeysBetween } from './message-rows.ts';
import { type ChatPage, lastId, rowsOf } from './page.ts';
import { wasRemoved } from './removal.ts';

/**
 * Stores the newest pages of a conversation, newest first. `isJoined`: they connect to the cached messages, which are
 * then kept; otherwise they replace them. `wasListed`: whether the chat was in the list when they were requested;
 * `storedUntil`: the newest message of the server that was cached by then, which it no longer has if no page has it.
 * Nothing is stored where `question` has been overtaken by a later one.
 */
export async function storeNewest(
  account: Account,
  question: Question,
  conversationId: number,
  pages: readonly ChatPage[],
  known: { isJoined: boolean; wasListed: boolean; storedUntil: number },
): Promise<WriteResult<Standing>> {
  const { database, environment } = account;
  const newestPage = pages[0];
  const oldestPage = pages.at(-1);
  if (newestPage === undefined || oldestPage === undefined) return { status: 'written', value: 'newest' };
  const tables = [database.messages, database.conversations, database.chats, database.outbox];
  return await writeNewest(account, question, tables, async () => {
    if (await wasRemoved(database, conversationId, known.wasListed)) return;
    const row = await database.conversations.get(conversationId);
    const stored = isConversationRow(row) ? row : undefined;
    const rows = pages.flatMap((page) => rowsOf(conversationId, page));
    const pageOldestId = lastId(oldestPage);
    const pageNewestId = newestPage.messages[0]?.id ?? null;
    const isFirst = stored === undefined || stored.state !== 'loaded' || stored.oldestLoadedId === null;
    const keepsOlder = !isFirst && known.isJoined;
    const lowest = keepsOlder ? (pageOldestId ?? 0) : 0;
    // A page without messages before which there are more says nothing.
    const highest = Math.max(rows[0]?.order ?? 0, rows.length > 0 || !newestPage.has_more ? known.storedUntil : 0);
    await deleteVanished(account, conversationId, rows, { lowest, highest });
    await putChanged(database.messages, rows, keyOf);
    await forgetRejected(account, rows);
    const oldestLoadedId =
      keepsOlder && pageOldestId !== null
        ? Math.min(stored.oldestLoadedId ?? pageOldestId, pageOldestId)
        : pageOldestId;
    const next: ConversationRow = {
      conversationId,
      state: 'loaded',
      oldestLoadedId,
      newestLoadedId: pageNewestId,
      hasOlder:
        keepsOlder && oldestLoadedId !== pageOldestId ? stored.hasOlder : oldestPage.has_more && pageOldestId !== null,
      fetchedAtMs: environment.now(),
      ...(stored?.replyToKey === undefined ? {} : { replyToKey: stored.replyToKey }),
    };
    if (!isSameBesideTime(stored, next)) await database.conversations.put(next);
    await storeChat(account, newestPage, { newestId: stored?.newestLoadedId ?? null, storedUntil: known.storedUntil });
  });
}

/** Deletes the cached messages of a span that the server no longer has. */
async function deleteVanished(
  account: Account,
  conversationId: number,
  rows: readonly MessageRow[],
  { lowest, highest }: { lowest: number; highest: number },
): Promise<void> {
  const cached = await messageKeysBetween(account.database, conversationId, lowest, highest);
  const kept = new Set(rows.map(keyOf));
  await deleteRows(
    account.database.messages,
    cached.filter((key) => !kept.has(key)),
  );
}

/**
 * Deletes rejected intents whose message the server does have, after an unreadable response: nothing is left to retry.
 */
async function forgetRejected(account: Account, rows: readonly MessageRow[]): Promise<void> {
  const { outbox } = account.database;
  const rejected = await outbox.where('state').equals('rejected').toArray();
  if (rejected.length === 0) return;
  const storedKeys = new Set(rows.map(keyOf));
  await deleteRows(
    outbox,
    rejected.flatMap((row) => (row.sequence !== undefined && storedKeys.has(row.idempotencyKey) ? [row.sequence] : [])),
  );
}

/**
 * Updates the chat list with the newest message immediately, also where the server has removed a newer one; messages that
 * arrive on screen count as read.
 */
async function storeChat(
  account: Account,
  page: ChatPage,
  known: { newestId: number | null; storedUntil: number },
): Promise<void> {
  const { database } = account;
  const stored = await database.chats.get(page.id);
  const newest = page.messages[0];
  const fromServer = chatRowOf({
    conversation: {
      id: page.id,
      started_at: page.started_at,
      last_message: newest ?? null,
      read_only: page.read_only,
      blocked: page.blocked,
      ...(page.partner_read_until === undefined ? {} : { partner_read_until: page.partner_read_until }),
      ...(page.photos_shown === undefined ? {} : { photos_shown: page.photos_shown }),
    },
    profile: page.profile,
    num_unread_messages: stored?.unreadCount ?? 0,
  });
  if (stored === undefined) {
    await database.chats.put(fromServer);
    return;
  }
  const isNews = newest !== undefined && newest.id > stored.lastMessageId;
  const preview = fromServer.lastMessage;
  const { profile, readOnly, blocked, words, partnerReadUntil = null, photosShown = null } = fromServer;
  const base = { ...stored, profile, readOnly, blocked, words, partnerReadUntil, photosShown };
  let next = isNews && preview !== null ? { ...withNews(base, fromServer, preview), lastMessageId: newest.id } : base;
  const hasLess = newest === undefined ? !page.has_more : newest.id < stored.lastMessageId;
  // What was here when the page was asked for: the list may know of a message that came later.
  if (hasLess && known.storedUntil >= stored.lastMessageId) next = withServerNewest(base, fromServer);
  if (isNews) {
    const floor = Math.max(known.newestId ?? 0, stored.lastMessageId);
    const incoming = page.messages.filter((message) => !message.from_me && message.id > floor).length;
    next = { ...next, unreadCount: next.unreadCount + incoming };
  }
  // Also what the list of chats has brought before.
  const isWhole = newest !== undefined && newest.id >= stored.lastMessageId;
  if (isWhole && next.unreadCount > 0 && account.visibleConversations().has(page.id)) {
    await enqueueMarkRead(account, page.id, newest.id);
    next = { ...next, unreadCount: 0 };
  }
  const changed = await putChanged(database.chats, [next], (row) => row.conversationId);
  if (changed > 0) noteChange(account, 'chats');
}

/** Whatever the clock of the device says: what comes after a message was refused is newer than that. */
function withNews(row: ChatRow, { lastMessage, lastActivityAtMs }: ChatRow, preview: MessagePreview): ChatRow {
  const isRefusedShown = row.lastMessage?.delivery === 'rejected';
  return isRefusedShown ? withStored(row, { lastMessage, lastActivityAtMs }) : withPreview(row, preview);
}

function keyOf(row: MessageRow): string {
  return row.key;
}

function isSameBesideTime(stored: ConversationRow | undefined, next: ConversationRow): boolean {
  return (
    stored !== undefined &&
    JSON.stringify({ ...stored, fetchedAtMs: 0 }) === JSON.stringify({ ...next, fetchedAtMs: 0 })
  );
}
