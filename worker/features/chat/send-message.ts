import { type CommandResult, MESSAGE_TEXT_MAX_LENGTH, type OutgoingMessage } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { commandResult } from '../../sync/command-result.ts';
import { enqueue } from '../../sync/outbox-rows.ts';
import { writeAccount } from '../../sync/write.ts';
import { withPendingPreview } from './chat-row.ts';
import { chatLane } from './lane.ts';
import { pendingMessageRow } from './message-rows.ts';
import { endReply, quoteOf } from './reply.ts';

/** Returns the length in code points, as JSON Schema and thus the contract's limit count it. */
function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** Shows the message as pending, deletes its draft and queues it, in one transaction. */
export async function sendMessage(account: Account, message: OutgoingMessage): Promise<CommandResult> {
  if (message.text.trim() === '') return { status: 'invalid', problem: 'empty' };
  if (lengthOf(message.text) > MESSAGE_TEXT_MAX_LENGTH) return { status: 'invalid', problem: 'too-long' };
  const { database, environment } = account;
  const { conversationId, messageId, text, replyToKey = null } = message;
  const tables = [database.chats, database.messages, database.outbox, database.drafts, database.conversations];
  const written = await writeAccount(account, tables, async (): Promise<CommandResult> => {
    const chat = await database.chats.get(conversationId);
    if (chat === undefined) return { status: 'invalid', problem: 'unknown-chat' };
    if (chat.readOnly || chat.blocked) return { status: 'invalid', problem: 'read-only' };
    const isRepeated = (await database.outbox.where('idempotencyKey').equals(messageId).count()) > 0;
    if (isRepeated || (await database.messages.get(messageId)) !== undefined) return { status: 'accepted' };
    const nowMs = environment.now();
    const quoted = replyToKey === null ? null : await quoteOf(database, conversationId, replyToKey);
    const sequence = await enqueue(database, {
      idempotencyKey: messageId,
      lane: chatLane(conversationId),
      intent: { kind: 'send-message', conversationId, messageId, text, quoted },
      nowMs,
    });
    await database.messages.put(pendingMessageRow({ conversationId, messageId, text, quoted }, sequence, nowMs));
    await database.drafts.delete(conversationId);
    await endReply(database, conversationId);
    await database.chats.put(withPendingPreview(chat, text, nowMs));
    return { status: 'accepted' };
  });
  return commandResult(written);
}
