import type { components } from '../../../openapi/generated/types.ts';
import type { Outcome } from '../../http/outcome.ts';
import type { ConversationRow, MessageRow } from '../../public/database.ts';
import type { Account } from '../../session/account.ts';
import { type PullResult, pullFailure, pullWritten } from '../../sync/pull.ts';
import { deleteRows, putChanged } from '../../sync/put-changed.ts';
import { type WriteResult, writeAccount } from '../../sync/write.ts';
import { chatRowOf, withPreview } from '../chats/chat-row.ts';
import { chatLane } from './lane.ts';
import { enqueueMarkRead } from './mark-read.ts';
import { messageKeysBetween, messageRowOf } from './message-rows.ts';

type ChatPage = components['schemas']['ChatPage'];

const PAGE_SIZE = 50;
/** Pages fetched to close the gap to the cached messages; past that the cached ones are given up. */
const GAP_PAGES_MAX = 10;

export type ConversationPull = PullResult | { status: 'missing' } | { status: 'gone' };

/** Fetches the newest messages and joins them to the cached ones without a hole in between. */
export async function pullConversation(account: Account, conversationId: number): Promise<ConversationPull> {
  const first = await fetchPage(account, conversationId, null);
  if (first.kind !== 'ok') return await storeFailure(account, conversationId, first);
  const known = await account.database.conversations.get(conversationId).catch(() => undefined);
  const pages = [first.data];
  let oldest = first.data;
  while (leavesGap(oldest, known) && pages.length < GAP_PAGES_MAX) {
    const next = await fetchPage(account, conversationId, lastId(oldest));
    if (next.kind !== 'ok') return pullFailure(next);
    oldest = next.data;
    pages.push(oldest);
  }
  const isJoined = !leavesGap(oldest, known);
  return pullWritten(await storeNewest(account, conversationId, pages, isJoined));
}

/** Fetches the page before the oldest cached message. */
export async function pullOlderMessages(account: Account, conversationId: number): Promise<ConversationPull> {
  const known = await account.database.conversations.get(conversationId).catch(() => undefined);
  if (known === undefined || known.oldestLoadedId === null) return await pullConversation(account, conversationId);
  if (!known.hasOlder) return { status: 'ok' };
  const outcome = await fetchPage(account, conversationId, known.oldestLoadedId);
  if (outcome.kind !== 'ok') return await storeFailure(account, conversationId, outcome);
  const page = outcome.data;
  const { database } = account;
  const written = await writeAccount(account, [database.messages, database.conversations], async () => {
    const standing = await database.conversations.get(conversationId);
    // Another tab was faster, or the cached messages were given up meanwhile.
    if (standing?.oldestLoadedId !== known.oldestLoadedId) return;
    await putChanged(database.messages, rowsOf(conversationId, page), keyOf);
    await database.conversations.put({
      ...standing,
      oldestLoadedId: lastId(page) ?? standing.oldestLoadedId,
      hasOlder: page.has_more,
    });
  });
  return pullWritten(written);
}

async function fetchPage(account: Account, conversation: number, before: number | null): Promise<Outcome<ChatPage>> {
  const outcome = await account.api.perform(
    (client, { headers, signal }) =>
      client.GET('/api/chat.php', {
        params: { header: headers, query: { conversation, limit: PAGE_SIZE, ...(before === null ? {} : { before }) } },
        signal,
      }),
    account.signal,
  );
  if (outcome.kind !== 'ok') return outcome;
  const { data } = outcome;
  if ('messages' in data && data.id === conversation) return { kind: 'ok', data };
  const violation = { path: '/id', expected: 'the conversation that was asked for', actual: 'another answer' };
  return { kind: 'contract', operation: 'GET /api/chat.php', violations: [violation] };
}

function leavesGap(oldestPage: ChatPage, known: ConversationRow | undefined): boolean {
  if (!oldestPage.has_more || known?.newestLoadedId == null) return false;
  const oldestId = lastId(oldestPage);
  return oldestId !== null && oldestId > known.newestLoadedId;
}

async function storeNewest(
  account: Account,
  conversationId: number,
  pages: readonly ChatPage[],
  isJoined: boolean,
): Promise<WriteResult<void>> {
  const { database, environment } = account;
  const newestPage = pages[0];
  const oldestPage = pages.at(-1);
  if (newestPage === undefined || oldestPage === undefined) return { status: 'written', value: undefined };
  const tables = [database.messages, database.conversations, database.chats, database.outbox];
  return await writeAccount(account, tables, async () => {
    const standing = await database.conversations.get(conversationId);
    const rows = pages.flatMap((page) => rowsOf(conversationId, page));
    const pageOldestId = lastId(oldestPage);
    const pageNewestId = newestPage.messages[0]?.id ?? null;
    const isFirst = standing === undefined || standing.state !== 'loaded' || standing.oldestLoadedId === null;
    const keepsOlder = !isFirst && isJoined;
    await deleteVanished(account, conversationId, rows, keepsOlder ? pageOldestId : 0);
    await putChanged(database.messages, rows, keyOf);
    const oldestLoadedId =
      keepsOlder && pageOldestId !== null
        ? Math.min(standing.oldestLoadedId ?? pageOldestId, pageOldestId)
        : pageOldestId;
    const next: ConversationRow = {
      conversationId,
      state: 'loaded',
      oldestLoadedId,
      newestLoadedId: pageNewestId,
      hasOlder: keepsOlder && oldestLoadedId !== pageOldestId ? standing.hasOlder : oldestPage.has_more,
      fetchedAtMs: environment.now(),
    };
    if (!isSameBesideTime(standing, next)) await database.conversations.put(next);
    await storeChat(account, newestPage, standing?.newestLoadedId ?? null);
  });
}

/** Removes cached messages that the server no longer has: in the range of the pages, or all when `lowest` is 0. */
async function deleteVanished(
  account: Account,
  conversationId: number,
  rows: readonly MessageRow[],
  lowest: number | null,
): Promise<void> {
  const highest = rows[0]?.order;
  if (highest === undefined) return;
  const cached = await messageKeysBetween(account.database, conversationId, lowest ?? 0, highest);
  const kept = new Set(rows.map(keyOf));
  await deleteRows(
    account.database.messages,
    cached.filter((key) => !kept.has(key)),
  );
}

/** The list shows the newest message at once; what comes in on screen is read. */
async function storeChat(account: Account, page: ChatPage, knownNewestId: number | null): Promise<void> {
  const { database } = account;
  const standing = await database.chats.get(page.id);
  const newest = page.messages[0];
  const fromServer = chatRowOf({
    conversation: { id: page.id, last_message: newest ?? null, read_only: page.read_only },
    profile: page.profile,
    num_unread_messages: standing?.unreadCount ?? 0,
  });
  if (standing === undefined) {
    const isBeingRemoved = await database.outbox
      .where('lane')
      .equals(chatLane(page.id))
      .filter((row) => row.intent.kind === 'remove-chat' && row.state !== 'rejected')
      .count();
    if (isBeingRemoved === 0) await database.chats.put(fromServer);
    return;
  }
  const isNews = newest !== undefined && newest.id > standing.lastMessageId;
  const preview = fromServer.lastMessage;
  const base = { ...standing, profile: page.profile, readOnly: page.read_only };
  let next = isNews && preview !== null ? { ...withPreview(base, preview), lastMessageId: newest.id } : base;
  if (isNews) {
    const floor = Math.max(knownNewestId ?? 0, standing.lastMessageId);
    const incoming = page.messages.filter((message) => !message.from_me && message.id > floor).length;
    const isOnScreen = account.visibleConversations().has(page.id);
    if (incoming > 0 && isOnScreen) await enqueueMarkRead(account, page.id, newest.id);
    next = { ...next, unreadCount: isOnScreen ? 0 : next.unreadCount + incoming };
  }
  await putChanged(database.chats, [next], (row) => row.conversationId);
}

async function storeFailure(
  account: Account,
  conversationId: number,
  failure: Exclude<Outcome<ChatPage>, { kind: 'ok' }>,
): Promise<ConversationPull> {
  if (failure.kind !== 'http' || (failure.status !== 404 && failure.status !== 410)) return pullFailure(failure);
  const state = failure.status === 404 ? 'missing' : 'gone';
  const { database, environment } = account;
  const written = await writeAccount(account, [database.conversations], async () => {
    const standing = await database.conversations.get(conversationId);
    if (standing?.state === state) return;
    const nothing = { oldestLoadedId: null, newestLoadedId: null, hasOlder: false };
    await database.conversations.put({
      ...(standing ?? nothing),
      conversationId,
      state,
      fetchedAtMs: environment.now(),
    });
  });
  return written.status === 'written' ? { status: state } : pullWritten(written);
}

function rowsOf(conversationId: number, page: ChatPage): MessageRow[] {
  return page.messages.map((message) => messageRowOf(conversationId, message));
}

function keyOf(row: MessageRow): string {
  return row.key;
}

function lastId(page: ChatPage): number | null {
  return page.messages.at(-1)?.id ?? null;
}

function isSameBesideTime(standing: ConversationRow | undefined, next: ConversationRow): boolean {
  return (
    standing !== undefined &&
    JSON.stringify({ ...standing, fetchedAtMs: 0 }) === JSON.stringify({ ...next, fetchedAtMs: 0 })
  );
}
