import type { AccountDatabase } from '../../public/database.ts';
import { isMessageIntent, isOutboxRow, type OutboxRow } from '../../public/outbox-row.ts';
import type { ChatRow } from '../../public/rows.ts';
import type { Account } from '../../sync/account.ts';
import { markLoaded } from '../../sync/mark-loaded.ts';
import { ask, isChanged, writeNewest } from '../../sync/newest-answer.ts';
import { forgetSettled, intentsUnknownTo } from '../../sync/outbox-rows.ts';
import { type PullResult, pullFailure, pullWritten } from '../../sync/pull.ts';
import { deleteRows, putChanged } from '../../sync/put-changed.ts';
import {
  chatRowOf,
  conversationIdOf,
  intentPreview,
  storedIn,
  withIntents,
  withStored,
  withUnsent,
} from './chat-row.ts';
import { enqueueMarkRead } from './mark-read.ts';
import { deleteMessagesOf } from './message-rows.ts';
import { pullConversation } from './pull-conversation.ts';

/** Fetches all conversations and updates the rows to match, with the intents of the outbox reapplied. */
export async function pullChats(account: Account): Promise<PullResult> {
  const { database, environment } = account;
  const startedAtMs = environment.now();
  const question = ask(account, 'chats');
  const outcome = await account.api.perform(
    (client, { signal }) => client.GET('/api/chats.php', { signal }),
    account.signal,
  );
  if (outcome.kind !== 'ok') return pullFailure(outcome);
  const entries = outcome.data;
  let unseenIds: number[] = [];
  const written = await writeNewest(
    account,
    question,
    [database.chats, database.messages, database.conversations, database.outbox, database.meta],
    async () => {
      const pull = { startedAtMs, nowMs: environment.now() };
      const intents = await intentsUnknownTo(database, pull);
      const rejected = (await database.outbox.where('state').equals('rejected').sortBy('sequence')).filter(isOutboxRow);
      const rows = await overlay(database, entries.map(chatRowOf), intents, rejected);
      const readRows = await readWhatIsOnScreen(account, rows);
      unseenIds = unseenOnScreen(account, readRows);
      const keptIds = new Set(readRows.map((row) => row.conversationId));
      const storedIds = await database.chats.toCollection().primaryKeys();
      const newerIds = await idsUnknownTo(database, pull, [...intents, ...rejected]);
      const removedIds = storedIds.filter((id) => !keptIds.has(id) && !newerIds.has(id));
      await deleteRows(database.chats, removedIds);
      for (const id of removedIds) await deleteMessagesOf(database, id);
      const knownIds = new Set(storedIds);
      await forgetAbsence(
        database,
        [...keptIds].filter((id) => !knownIds.has(id)),
      );
      await putChanged(database.chats, readRows, (row) => row.conversationId);
      await forgetSettled(database, pull, ['send-message', 'send-photo', 'mark-read', 'remove-chat']);
      await markLoaded(database, 'loaded-chats');
    },
  );
  if (isChanged(written)) return await pullChats(account);
  for (const id of unseenIds) void pullConversation(account, id);
  return pullWritten(written);
}

/**
 * Returns the chats that the response cannot contain yet, or that contain an unsent message: they must not be deleted.
 */
async function idsUnknownTo(
  database: AccountDatabase,
  { startedAtMs, nowMs }: { startedAtMs: number; nowMs: number },
  outboxRows: readonly OutboxRow[],
): Promise<Set<number>> {
  const ids = new Set<number>();
  for (const { intent } of outboxRows) if (isMessageIntent(intent)) ids.add(intent.conversationId);
  await database.conversations
    .where('fetchedAtMs')
    .between(startedAtMs, nowMs, false, true)
    .eachPrimaryKey((id) => ids.add(id));
  return ids;
}

/**
 * Forgets that chats were missing which the list did not have before: one that was removed may begin anew, and was opened
 * by an old link meanwhile. Until it is opened again, nothing else would ask for its messages.
 */
async function forgetAbsence({ conversations }: AccountDatabase, begunIds: number[]): Promise<void> {
  const known = await conversations.bulkGet(begunIds);
  const missingIds = known.flatMap((row) => (row?.state === 'missing' ? [row.conversationId] : []));
  await deleteRows(conversations, missingIds);
}

async function overlay(
  database: AccountDatabase,
  rows: readonly ChatRow[],
  intents: readonly OutboxRow[],
  rejected: readonly OutboxRow[],
): Promise<ChatRow[]> {
  const intentsByConversation = groupByConversation(intents);
  const rejectedByConversation = groupByConversation(rejected);
  const result: ChatRow[] = [];
  for (const row of rows) {
    const own = intentsByConversation.get(row.conversationId) ?? [];
    const failed = rejectedByConversation.get(row.conversationId)?.findLast((other) => isMessageIntent(other.intent));
    // Only of chats with an own message is more to be known than the server says.
    const stored = own.length > 0 || failed !== undefined ? await database.chats.get(row.conversationId) : undefined;
    const next = withIntents(stored === undefined ? row : withSent(row, own, stored), own);
    if (next !== null) result.push(failed === undefined ? next : withRejectedMessage(next, failed, stored));
  }
  return result;
}

/**
 * Keeps a message that the server has stored since the list was asked for, as its answer told it: what the outbox knows
 * of it is the time of this device.
 */
function withSent(row: ChatRow, intents: readonly OutboxRow[], stored: ChatRow): ChatRow {
  const isSent = intents.some(({ intent, state }) => isMessageIntent(intent) && state === 'settled');
  const listed = storedIn(stored);
  if (!isSent || listed === undefined || stored.lastMessageId <= row.lastMessageId) return row;
  return { ...withStored(row, listed), lastMessageId: stored.lastMessageId };
}

function groupByConversation(rows: readonly OutboxRow[]): Map<number, OutboxRow[]> {
  const groups = new Map<number, OutboxRow[]>();
  for (const row of rows) {
    const id = conversationIdOf(row);
    if (id === null) continue;
    const group = groups.get(id);
    if (group === undefined) groups.set(id, [row]);
    else group.push(row);
  }
  return groups;
}

/**
 * Shows a rejected message unless something newer has come, by the ids of the server. The clock of the device, which may
 * be wrong, is asked only about a chat that was not here.
 */
function withRejectedMessage(row: ChatRow, failed: OutboxRow, stored: ChatRow | undefined): ChatRow {
  if (!isMessageIntent(failed.intent)) return row;
  const isNewest =
    stored === undefined
      ? row.lastActivityAtMs <= failed.createdAtMs
      : stored.lastMessage?.delivery === 'rejected' && row.lastMessageId <= stored.lastMessageId;
  if (!isNewest) return row;
  return withUnsent(row, {
    lastMessage: intentPreview(failed.intent, failed.createdAtMs, 'rejected'),
    lastActivityAtMs: Math.max(row.lastActivityAtMs, failed.createdAtMs),
  });
}

/**
 * Marks the conversations on screen in a visible tab as read and queues read marks for the server, except those with
 * messages that the device does not have: nobody has seen these.
 */
async function readWhatIsOnScreen(account: Account, rows: readonly ChatRow[]): Promise<ChatRow[]> {
  const visible = account.visibleConversations();
  const result: ChatRow[] = [];
  for (const row of rows) {
    const isOnScreen = row.unreadCount > 0 && visible.has(row.conversationId);
    const isRead = isOnScreen && !(await isBehind(account.database, row));
    if (isRead) await enqueueMarkRead(account, row.conversationId, row.lastMessageId);
    result.push(isRead ? { ...row, unreadCount: 0 } : row);
  }
  return result;
}

async function isBehind({ conversations }: AccountDatabase, row: ChatRow): Promise<boolean> {
  return ((await conversations.get(row.conversationId))?.newestLoadedId ?? 0) < row.lastMessageId;
}

/** Returns the conversations on screen that were not marked as read. */
function unseenOnScreen(account: Account, rows: readonly ChatRow[]): number[] {
  const visible = account.visibleConversations();
  return rows.flatMap(({ conversationId, unreadCount }) =>
    unreadCount > 0 && visible.has(conversationId) ? [conversationId] : [],
  );
}
