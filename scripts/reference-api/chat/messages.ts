import type { Row } from '@libsql/client';
import type { Schemas } from '../contract/contract.ts';
import { flagColumn, integerColumn, nullableInteger, nullableText, textColumn } from '../database/columns.ts';
import type { Reader, Writer } from '../database/database.ts';

export interface NewMessage {
  conversationId: number;
  fromMe: boolean;
  text: string;
  sentAtMs: number;
  clientMessageId: string | null;
  quoted: Schemas['QuotedMessage'] | null;
}

/** Of a quoted text, as the contract has it. */
const QUOTE_MAX_LENGTH = 200;

/** The columns that `messageOf` reads, for a query whose other tables have columns of the same names. */
export const MESSAGE_COLUMNS = [
  'id',
  'client_message_id',
  'from_me',
  'text',
  'sent_at_ms',
  'quoted_id',
  'quoted_from_me',
  'quoted_text',
] as const;

/** @param prefix stands before the names of the columns, in a query that has renamed them */
export function messageOf(row: Row, prefix: '' | 'last_' = ''): Schemas['Message'] {
  const text = nullableText(row, `${prefix}quoted_text`);
  return {
    id: integerColumn(row, `${prefix}id`),
    message_id: nullableText(row, `${prefix}client_message_id`),
    from_me: flagColumn(row, `${prefix}from_me`),
    text: textColumn(row, `${prefix}text`),
    sent_at: new Date(integerColumn(row, `${prefix}sent_at_ms`)).toISOString(),
    reply_to:
      text === null
        ? null
        : { id: nullableInteger(row, `${prefix}quoted_id`), from_me: flagColumn(row, `${prefix}quoted_from_me`), text },
  };
}

/** Returns a message of the conversation as a quote; null if the conversation does not have it. */
export async function findQuoted(
  reader: Reader,
  conversationId: number,
  messageId: number,
): Promise<Schemas['QuotedMessage'] | null> {
  const row = await reader.row('SELECT * FROM messages WHERE id = ? AND conversation_id = ?', [
    messageId,
    conversationId,
  ]);
  if (row === null) return null;
  const { id, from_me, text } = messageOf(row);
  return { id, from_me, text: [...text].slice(0, QUOTE_MAX_LENGTH).join('') };
}

/** Returns the same quote as it stands in the other member's mailbox. */
export async function quoteForPartner(
  reader: Reader,
  partnerConversationId: number,
  quoted: Schemas['QuotedMessage'],
): Promise<Schemas['QuotedMessage']> {
  const twin =
    quoted.id === null
      ? null
      : await reader.row('SELECT id FROM messages WHERE twin_id = ? AND conversation_id = ?', [
          quoted.id,
          partnerConversationId,
        ]);
  return { id: twin === null ? null : integerColumn(twin, 'id'), from_me: !quoted.from_me, text: quoted.text };
}

/** Makes two rows the same message in two mailboxes. */
export async function joinTwins(writer: Writer, one: number, other: number): Promise<void> {
  await writer.run('UPDATE messages SET twin_id = ? WHERE id = ?', [other, one]);
  await writer.run('UPDATE messages SET twin_id = ? WHERE id = ?', [one, other]);
}

/** Stores a message as the conversation's latest and returns it. */
export async function storeMessage(writer: Writer, message: NewMessage): Promise<Schemas['Message']> {
  const { conversationId, fromMe, text, sentAtMs, clientMessageId, quoted } = message;
  const { insertedId } = await writer.run(
    `INSERT INTO messages
       (conversation_id, from_me, text, sent_at_ms, client_message_id, quoted_id, quoted_from_me, quoted_text)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      conversationId,
      fromMe ? 1 : 0,
      text,
      sentAtMs,
      clientMessageId,
      quoted?.id ?? null,
      quoted === null ? null : quoted.from_me ? 1 : 0,
      quoted?.text ?? null,
    ],
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
    reply_to: quoted,
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
  return { messages: rows.slice(0, page.limit).map((row) => messageOf(row)), hasMore: rows.length > page.limit };
}
