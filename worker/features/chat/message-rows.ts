import { Dexie } from 'dexie';
import type { components } from '../../../openapi/generated/types.ts';
import type { AccountDatabase } from '../../public/database.ts';
import type { MessageRow, QuotedMessage } from '../../public/rows.ts';
import { deleteRows } from '../../sync/put-changed.ts';

export type Message = components['schemas']['Message'];

/**
 * Base of the `order` of messages that the server has not stored yet: above every possible server id; they are sorted
 * in the order of writing.
 */
const PENDING_ORDER_BASE = 2 ** 52;

export function messageRowOf(conversationId: number, message: Message): MessageRow {
  return {
    key: message.message_id ?? `s${message.id}`,
    conversationId,
    serverId: message.id,
    order: message.id,
    fromMe: message.from_me,
    text: message.text,
    sentAtMs: Date.parse(message.sent_at),
    delivery: { state: 'sent' },
    quoted: quotedOf(message),
  };
}

function quotedOf({ reply_to }: Message): QuotedMessage | null {
  return reply_to == null ? null : { serverId: reply_to.id, fromMe: reply_to.from_me, text: reply_to.text };
}

export function pendingMessageRow(
  message: { conversationId: number; messageId: string; text: string; quoted?: QuotedMessage | null },
  sequence: number,
  nowMs: number,
): MessageRow {
  return {
    key: message.messageId,
    conversationId: message.conversationId,
    serverId: null,
    order: PENDING_ORDER_BASE + sequence,
    fromMe: true,
    text: message.text,
    sentAtMs: nowMs,
    delivery: { state: 'pending', idempotencyKey: message.messageId },
    quoted: message.quoted ?? null,
  };
}

/** Returns the keys of the conversation's messages between two `order` values, inclusive. */
export async function messageKeysBetween(
  database: AccountDatabase,
  conversationId: number,
  lowest: number,
  highest: number,
): Promise<string[]> {
  return await database.messages
    .where('[conversationId+order]')
    .between([conversationId, lowest], [conversationId, highest], true, true)
    .primaryKeys();
}

/** Deletes the cached messages of a conversation, including pending ones, and its metadata. */
export async function deleteMessagesOf(database: AccountDatabase, conversationId: number): Promise<void> {
  const keys = await database.messages
    .where('[conversationId+order]')
    .between([conversationId, Dexie.minKey], [conversationId, Dexie.maxKey])
    .primaryKeys();
  await deleteRows(database.messages, keys);
  await database.conversations.delete(conversationId);
}
