import type { CommandResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { commandResult } from '../../sync/command-result.ts';
import { TOGGLE_LANE_PREFIX } from '../../sync/lanes.ts';
import { enqueue } from '../../sync/outbox-rows.ts';
import { writeAccount } from '../../sync/write.ts';

/** Resets the unread count of an opened conversation to zero (specification, section 4). */
export async function markChatRead(account: Account, conversationId: number): Promise<CommandResult> {
  const { database } = account;
  const tables = [database.chats, database.conversations, database.outbox];
  const written = await writeAccount(account, tables, async (): Promise<CommandResult> => {
    const chat = await database.chats.get(conversationId);
    if (chat === undefined) return { status: 'invalid', problem: 'unknown-chat' };
    if (chat.unreadCount === 0) return { status: 'accepted' };
    const conversation = await database.conversations.get(conversationId);
    await database.chats.put({ ...chat, unreadCount: 0 });
    await enqueueMarkRead(account, conversationId, Math.max(chat.lastMessageId, conversation?.newestLoadedId ?? 0));
    return { status: 'accepted' };
  });
  return commandResult(written);
}

/** Queues a read mark for the messages up to `readUntil`. Call it inside a write transaction. */
export async function enqueueMarkRead(account: Account, conversationId: number, readUntil: number): Promise<void> {
  if (readUntil === 0) return;
  await enqueue(account.database, {
    idempotencyKey: account.environment.createId(),
    // Only the last read mark counts.
    lane: `${TOGGLE_LANE_PREFIX}read:${conversationId}`,
    intent: { kind: 'mark-read', conversationId, readUntil },
    nowMs: account.environment.now(),
  });
}
