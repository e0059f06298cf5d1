import { withGiven } from '../features/likes/like-row.ts';
import { likeRowFor } from '../features/likes/set-like.ts';
import type { AccountDatabase, OutboxRow } from '../public/database.ts';
import type { CommandResult } from '../public/worker-api.ts';
import { commandResult } from '../sync/command-result.ts';
import { markRetried } from '../sync/outbox-rows.ts';
import { type WriteTarget, writeAccount } from '../sync/write.ts';

/** Queues a rejected intent again, with its optimistic rows. */
export async function retryIntent(account: WriteTarget, idempotencyKey: string): Promise<CommandResult> {
  return await withRejected(account, idempotencyKey, async (database, row, sequence) => {
    await markRetried(database, sequence);
    const { intent } = row;
    if (intent.kind === 'send-message') {
      const message = await database.messages.get(intent.messageId);
      if (message !== undefined)
        await database.messages.put({ ...message, delivery: { state: 'pending', idempotencyKey } });
      await showInList(database, intent.conversationId, row.createdAtMs, 'pending');
    } else if (intent.kind === 'like' || intent.kind === 'unlike') {
      const like = await likeRowFor(database, intent.profileId);
      const isGiven = intent.kind === 'like';
      if (like !== null) await database.likes.put({ ...withGiven(like, isGiven, row.createdAtMs), pending: 1 });
    } else if (intent.kind === 'remove-chat') {
      await database.chats.delete(intent.conversationId);
    }
  });
}

/** Gives a rejected intent up. The optimistic rows of all but messages were undone when it was rejected. */
export async function discardIntent(account: WriteTarget, idempotencyKey: string): Promise<CommandResult> {
  return await withRejected(account, idempotencyKey, async (database, row, sequence) => {
    await database.outbox.delete(sequence);
    if (row.intent.kind !== 'send-message') return;
    await database.messages.delete(row.intent.messageId);
    await showNewestInList(database, row.intent.conversationId);
  });
}

async function withRejected(
  account: WriteTarget,
  idempotencyKey: string,
  act: (database: AccountDatabase, row: OutboxRow, sequence: number) => Promise<void>,
): Promise<CommandResult> {
  const { database } = account;
  const written = await writeAccount(account, database.tables, async (): Promise<CommandResult> => {
    const row = await database.outbox.where('idempotencyKey').equals(idempotencyKey).first();
    if (row?.sequence === undefined || row.state !== 'rejected')
      return { status: 'invalid', problem: 'unknown-intent' };
    await act(database, row, row.sequence);
    return { status: 'accepted' };
  });
  return commandResult(written);
}

async function showInList(database: AccountDatabase, id: number, sentAtMs: number, delivery: 'pending'): Promise<void> {
  const chat = await database.chats.get(id);
  if (chat?.lastMessage?.sentAtMs !== sentAtMs) return;
  await database.chats.put({ ...chat, lastMessage: { ...chat.lastMessage, delivery } });
}

async function showNewestInList(database: AccountDatabase, conversationId: number): Promise<void> {
  const chat = await database.chats.get(conversationId);
  if (chat === undefined) return;
  const newest = await database.messages
    .where('[conversationId+order]')
    .between([conversationId, 0], [conversationId, Number.MAX_SAFE_INTEGER])
    .last();
  const lastMessage =
    newest === undefined
      ? null
      : { text: newest.text, fromMe: newest.fromMe, sentAtMs: newest.sentAtMs, delivery: newest.delivery.state };
  await database.chats.put({ ...chat, lastMessage, lastActivityAtMs: newest?.sentAtMs ?? 0 });
}
