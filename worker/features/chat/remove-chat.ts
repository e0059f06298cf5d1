import { isNotFound } from '../../http/outcome.ts';
import type { AccountDatabase } from '../../public/database.ts';
import { type Intent, isMessageIntent, isOutboxRow, type OutboxRow } from '../../public/outbox-row.ts';
import type { CommandResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { commandResult } from '../../sync/command-result.ts';
import type { IntentKind } from '../../sync/intent-kind.ts';
import { enqueue } from '../../sync/outbox-rows.ts';
import { deleteRows } from '../../sync/put-changed.ts';
import { writeAccount } from '../../sync/write.ts';
import { conversationIdOf } from './chat-row.ts';
import { chatLane } from './lane.ts';
import { deleteMessagesOf, pendingMessageRow } from './message-rows.ts';
import { pullChats } from './pull-chats.ts';

type RemoveChat = Extract<Intent, { kind: 'remove-chat' }>;

/**
 * Removes a chat locally first, then on the server, and then reloads the chats, which restores it if the server refused
 * (specification, section 4). Unsent messages in it are held back, hidden, until the response.
 */
export async function removeChat(account: Account, conversationId: number): Promise<CommandResult> {
  const { database, environment } = account;
  const tables = [database.chats, database.messages, database.conversations, database.outbox];
  const written = await writeAccount(account, tables, async (): Promise<CommandResult> => {
    const chat = await database.chats.get(conversationId);
    if (chat === undefined) return { status: 'invalid', problem: 'unknown-chat' };
    const rows = await intentsOf(database, conversationId);
    await forget(
      database,
      rows.filter((row) => row.intent.kind === 'remove-chat'),
    );
    await database.chats.delete(conversationId);
    await deleteMessagesOf(database, conversationId);
    await enqueue(database, {
      idempotencyKey: environment.createId(),
      lane: chatLane(conversationId),
      intent: { kind: 'remove-chat', conversationId, chat },
      nowMs: environment.now(),
    });
    await moveToEnd(
      database,
      rows.filter((row) => row.state === 'queued' && isMessageIntent(row.intent)),
    );
    return { status: 'accepted' };
  });
  return commandResult(written);
}

/** Returns the conversation's outbox rows in queue order. */
async function intentsOf(database: AccountDatabase, conversationId: number): Promise<OutboxRow[]> {
  return await database.outbox
    .orderBy('sequence')
    .filter((row) => isOutboxRow(row) && conversationIdOf(row) === conversationId)
    .toArray();
}

async function forget(database: AccountDatabase, rows: readonly OutboxRow[]): Promise<void> {
  await deleteRows(
    database.outbox,
    rows.flatMap(({ sequence }) => sequence ?? []),
  );
}

/**
 * Moves messages behind the removal in their lane, so that they are sent only if it is rejected. A message that is
 * already being sent keeps its key, so that the server stores it only once.
 */
async function moveToEnd(database: AccountDatabase, rows: readonly OutboxRow[]): Promise<void> {
  await forget(database, rows);
  for (const { sequence: _, ...row } of rows) await database.outbox.add(row);
}

export const removeChatIntent: IntentKind<RemoveChat> = {
  async send(account, { intent, idempotencyKey }, signal) {
    const { conversationId } = intent;
    const outcome = await account.api.perform(
      (client, call) =>
        client.DELETE('/api/chat.php', {
          params: { header: { 'Idempotency-Key': idempotencyKey } },
          body: { conversation: conversationId },
          signal: call.signal,
        }),
      signal,
    );
    // Already deleted, which is the intended result.
    if (outcome.kind !== 'ok' && !isNotFound(outcome)) return outcome;
    return { kind: 'ok', data: (database) => forgetWritten(database, conversationId) };
  },
  async reject(database, { intent }) {
    await bringBack(database, intent);
    return 'keep';
  },
  retry: async (database, { intent }) => await database.chats.delete(intent.conversationId),
  async discard(database, { intent, state }) {
    if (state === 'queued') await bringBack(database, intent);
  },
  // The chats are reloaded after a removal (specification, section 4).
  reload: pullChats,
};

/** Restores the chat in the list, even if it cannot be fetched from the server. */
async function bringBack(database: AccountDatabase, { conversationId, chat }: RemoveChat): Promise<void> {
  if (chat !== undefined && (await database.chats.get(conversationId)) === undefined) await database.chats.put(chat);
  await showWritten(database, conversationId);
}

/** Deletes all outbox rows except the removal itself, which stays until a pull reflects it. */
async function forgetWritten(database: AccountDatabase, conversationId: number): Promise<void> {
  const rows = await intentsOf(database, conversationId);
  await forget(
    database,
    rows.filter((row) => row.intent.kind !== 'remove-chat'),
  );
  await database.drafts.delete(conversationId);
  await deleteMessagesOf(database, conversationId);
}

/** Restores the messages that the server does not have; the others are fetched with the chat. */
async function showWritten(database: AccountDatabase, conversationId: number): Promise<void> {
  for (const { intent, idempotencyKey, sequence, state, createdAtMs, rejection } of await intentsOf(
    database,
    conversationId,
  )) {
    if (!isMessageIntent(intent) || state === 'settled') continue;
    if ((await database.messages.get(intent.messageId)) !== undefined) continue;
    const row = pendingMessageRow(intent, sequence ?? 0, createdAtMs);
    const isRejected = state === 'rejected' && rejection !== null;
    await database.messages.put(
      isRejected ? { ...row, delivery: { state: 'rejected', idempotencyKey, rejection } } : row,
    );
  }
}
