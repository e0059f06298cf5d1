import { type CommandResult, MESSAGE_TEXT_MAX_LENGTH, type OutgoingMessage } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { commandResult } from '../../sync/command-result.ts';
import { enqueue } from '../../sync/outbox-rows.ts';
import type { IntentHandler } from '../../sync/outbox-sender.ts';
import { writeAccount } from '../../sync/write.ts';
import { withPendingPreview } from './chat-row.ts';
import { chatLane } from './lane.ts';
import { messageRowOf, pendingMessageRow } from './message-rows.ts';

/** JSON Schema counts characters as code points, and so does the contract's limit. */
function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** Shows the message as pending, clears its draft and queues it, in one transaction. */
export async function sendMessage(account: Account, message: OutgoingMessage): Promise<CommandResult> {
  if (message.text.trim() === '') return { status: 'invalid', problem: 'empty' };
  if (lengthOf(message.text) > MESSAGE_TEXT_MAX_LENGTH) return { status: 'invalid', problem: 'too-long' };
  const { database, environment } = account;
  const { conversationId, messageId, text } = message;
  const tables = [database.chats, database.messages, database.outbox, database.drafts];
  const written = await writeAccount(account, tables, async (): Promise<CommandResult> => {
    const chat = await database.chats.get(conversationId);
    if (chat === undefined) return { status: 'invalid', problem: 'unknown-chat' };
    if (chat.readOnly || chat.blocked) return { status: 'invalid', problem: 'read-only' };
    const isRepeated = (await database.outbox.where('idempotencyKey').equals(messageId).count()) > 0;
    if (isRepeated || (await database.messages.get(messageId)) !== undefined) return { status: 'accepted' };
    const nowMs = environment.now();
    const sequence = await enqueue(database, {
      idempotencyKey: messageId,
      lane: chatLane(conversationId),
      intent: { kind: 'send-message', conversationId, messageId, text },
      nowMs,
    });
    await database.messages.put(pendingMessageRow(message, sequence, nowMs));
    await database.drafts.delete(conversationId);
    await database.chats.put(withPendingPreview(chat, text, nowMs));
    return { status: 'accepted' };
  });
  return commandResult(written);
}

/** The message id is the idempotency key: sent twice, it is stored and charged once. */
export function sendMessageHandler(account: Account): IntentHandler {
  return {
    async send({ intent, idempotencyKey }, signal) {
      if (intent.kind !== 'send-message') return { kind: 'aborted' };
      const body = { conversation: intent.conversationId, text: intent.text, message_id: intent.messageId };
      const outcome = await account.api.perform(
        (client, call) =>
          client.POST('/api/chat.php', {
            params: { header: { ...call.headers, 'Idempotency-Key': idempotencyKey } },
            body,
            signal: call.signal,
          }),
        signal,
      );
      if (outcome.kind !== 'ok') return outcome;
      const { message, credits } = outcome.data;
      return {
        kind: 'ok',
        data: async (database) => {
          const row = { ...messageRowOf(intent.conversationId, message), key: intent.messageId };
          await database.messages.put(row);
          const chat = await database.chats.get(intent.conversationId);
          if (chat !== undefined && chat.lastMessageId < message.id) {
            const preview = { text: row.text, fromMe: true, sentAtMs: row.sentAtMs, delivery: 'sent' as const };
            await database.chats.put({
              ...chat,
              lastMessage: preview,
              lastMessageId: message.id,
              lastActivityAtMs: row.sentAtMs,
            });
          }
          const self = await database.user.get('self');
          if (self !== undefined) await database.user.put({ ...self, user: { ...self.user, credits } });
        },
      };
    },
    async reject(database, { intent, idempotencyKey, sequence, createdAtMs }, rejection) {
      if (intent.kind !== 'send-message') return 'drop';
      // What the member wrote is never thrown away, whatever became of its row.
      const standing = await database.messages.get(intent.messageId);
      const row = standing ?? pendingMessageRow(intent, sequence ?? 0, createdAtMs);
      await database.messages.put({ ...row, delivery: { state: 'rejected', idempotencyKey, rejection } });
      const chat = await database.chats.get(intent.conversationId);
      if (chat?.lastMessage?.delivery === 'pending' && chat.lastMessage.sentAtMs === row.sentAtMs) {
        await database.chats.put({ ...chat, lastMessage: { ...chat.lastMessage, delivery: 'rejected' } });
      }
      return 'keep';
    },
  };
}
