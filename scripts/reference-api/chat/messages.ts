import type { Row } from '@libsql/client';
import type { Schemas } from '../contract/contract.ts';
import { flagColumn, integerColumn, nullableInteger, nullableText, textColumn } from '../database/columns.ts';
import type { Reader, Writer } from '../database/database.ts';
import { photoColumns, photoOf } from './message-photos.ts';

export interface NewMessage {
  conversationId: number;
  fromMe: boolean;
  text: string;
  sentAtMs: number;
  clientMessageId: string | null;
  quoted: Schemas['QuotedMessage'] | null;
  photoId: number | null;
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
  'quoted_photo',
] as const;

/** Selects messages with all that `messageOf` reads; a condition follows. */
export const SELECT_MESSAGES = `SELECT messages.*, ${photoColumns('messages')}
  FROM messages JOIN conversations ON conversations.id = messages.conversation_id
  LEFT JOIN message_photos AS photos ON photos.id = messages.photo_id`;

/** @param prefix stands before the names of the columns, in a query that has renamed them */
export function messageOf(row: Row, prefix: '' | 'last_' = ''): Schemas['Message'] {
  const text = nullableText(row, `${prefix}quoted_text`);
  const isPhotoQuoted = text !== null && flagColumn(row, `${prefix}quoted_photo`);
  const photo = photoOf(row, prefix);
  return {
    id: integerColumn(row, `${prefix}id`),
    message_id: nullableText(row, `${prefix}client_message_id`),
    from_me: flagColumn(row, `${prefix}from_me`),
    text: textColumn(row, `${prefix}text`),
    sent_at: new Date(integerColumn(row, `${prefix}sent_at_ms`)).toISOString(),
    reply_to:
      text === null
        ? null
        : {
            id: nullableInteger(row, `${prefix}quoted_id`),
            from_me: flagColumn(row, `${prefix}quoted_from_me`),
            text,
            ...(isPhotoQuoted ? { photo: true } : {}),
          },
    ...(photo === null ? {} : { photo }),
  };
}

/** Returns a message of the conversation as a quote; null if the conversation does not have it. */
export async function findQuoted(
  reader: Reader,
  conversationId: number,
  messageId: number,
): Promise<Schemas['QuotedMessage'] | null> {
  const row = await findMessage(reader, messageId);
  if (row === null || integerColumn(row, 'conversation_id') !== conversationId) return null;
  const { id, from_me, text, photo } = messageOf(row);
  const isPhoto = photo !== undefined && photo !== null;
  return { id, from_me, text: [...text].slice(0, QUOTE_MAX_LENGTH).join(''), ...(isPhoto ? { photo: true } : {}) };
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
  return { ...quoted, id: twin === null ? null : integerColumn(twin, 'id'), from_me: !quoted.from_me };
}

/** Makes two rows the same message in two mailboxes. */
export async function joinTwins(writer: Writer, one: number, other: number): Promise<void> {
  await writer.run('UPDATE messages SET twin_id = ? WHERE id = ?', [other, one]);
  await writer.run('UPDATE messages SET twin_id = ? WHERE id = ?', [one, other]);
}

async function findMessage(reader: Reader, id: number): Promise<Row | null> {
  return await reader.row(`${SELECT_MESSAGES} WHERE messages.id = ?`, [id]);
}

/** Returns the message that the client has sent under this id in the conversation; null if there is none. */
export async function findSent(
  reader: Reader,
  conversationId: number,
  clientMessageId: string,
): Promise<Schemas['Message'] | null> {
  const row = await reader.row(
    `${SELECT_MESSAGES} WHERE messages.conversation_id = ? AND messages.client_message_id = ?`,
    [conversationId, clientMessageId],
  );
  return row === null ? null : messageOf(row);
}

/** Stores a message as the conversation's latest and returns it. */
export async function storeMessage(writer: Writer, message: NewMessage): Promise<Schemas['Message']> {
  const { conversationId, fromMe, text, sentAtMs, clientMessageId, quoted, photoId } = message;
  const { insertedId } = await writer.run(
    `INSERT INTO messages
       (conversation_id, from_me, text, sent_at_ms, client_message_id, quoted_id, quoted_from_me, quoted_text,
        quoted_photo, photo_id)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      conversationId,
      fromMe ? 1 : 0,
      text,
      sentAtMs,
      clientMessageId,
      quoted?.id ?? null,
      quoted === null ? null : quoted.from_me ? 1 : 0,
      quoted?.text ?? null,
      quoted?.photo === true ? 1 : 0,
      photoId,
    ],
  );
  await writer.run('UPDATE conversations SET last_message_id = ?, last_activity_at_ms = ? WHERE id = ?', [
    insertedId,
    sentAtMs,
    conversationId,
  ]);
  const row = await findMessage(writer, insertedId);
  if (row === null) throw new Error('A message that was just stored is not there');
  return messageOf(row);
}

/** Returns one page, newest first. */
export async function readMessages(
  reader: Reader,
  conversationId: number,
  page: { before: number | null; limit: number },
): Promise<{ messages: Schemas['Message'][]; hasMore: boolean }> {
  const rows = await reader.rows(
    `${SELECT_MESSAGES} WHERE messages.conversation_id = ? AND messages.id < ? ORDER BY messages.id DESC LIMIT ?`,
    [conversationId, page.before ?? Number.MAX_SAFE_INTEGER, page.limit + 1],
  );
  return { messages: rows.slice(0, page.limit).map((row) => messageOf(row)), hasMore: rows.length > page.limit };
}
