import type { Row } from '@libsql/client';
import type { Schemas } from '../contract/contract.ts';
import { flagColumn, integerColumn, nullableText, textColumn } from '../database/columns.ts';
import type { Reader, Writer } from '../database/database.ts';

export interface NewMessage {
  conversationId: number;
  fromMe: boolean;
  text: string;
  sentAtMs: number;
  clientMessageId: string | null;
}

export function messageOf(row: Row): Schemas['Message'] {
  return {
    id: integerColumn(row, 'id'),
    message_id: nullableText(row, 'client_message_id'),
    from_me: flagColumn(row, 'from_me'),
    text: textColumn(row, 'text'),
    sent_at: new Date(integerColumn(row, 'sent_at_ms')).toISOString(),
  };
}

/** Stores a message as the conversation's latest and returns it. */
export async function storeMessage(writer: Writer, message: NewMessage): Promise<Schemas['Message']> {
  const { conversationId, fromMe, text, sentAtMs, clientMessageId } = message;
  const { insertedId } = await writer.run(
    'INSERT INTO messages (conversation_id, from_me, text, sent_at_ms, client_message_id) VALUES (?, ?, ?, ?, ?)',
    [conversationId, fromMe ? 1 : 0, text, sentAtMs, clientMessageId],
  );
  await writer.run('UPDATE conversations SET last_message_id = ?, last_activity_at_ms = ? WHERE id = ?', [
    insertedId,
    sentAtMs,
    conversationId,
  ]);
  return {
    id: insertedId,
    message_id: clientMessageId,
    from_me: fromMe,
    text,
    sent_at: new Date(sentAtMs).toISOString(),
  };
}

/** Returns one page, newest first. */
export async function readMessages(
  reader: Reader,
  conversationId: number,
  page: { before: number | null; limit: number },
): Promise<{ messages: Schemas['Message'][]; hasMore: boolean }> {
  const rows = await reader.rows(
    'SELECT * FROM messages WHERE conversation_id = ? AND id < ? ORDER BY id DESC LIMIT ?',
    [conversationId, page.before ?? Number.MAX_SAFE_INTEGER, page.limit + 1],
  );
  return { messages: rows.slice(0, page.limit).map(messageOf), hasMore: rows.length > page.limit };
}
