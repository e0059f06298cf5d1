import { Dexie } from 'dexie';
import type { components } from '../../../openapi/generated/types.ts';
import type { AccountDatabase } from '../../public/database.ts';
import type { MessagePhoto, WaitingPhoto } from '../../public/message-photo.ts';
import type { MessageRow, QuotedMessage } from '../../public/rows.ts';
import { deleteRows } from '../../sync/put-changed.ts';

export type Message = components['schemas']['Message'];

/**
 * Base of the `order` of messages that the server has not stored yet: above every possible server id; they are sorted
 * in the order of writing.
 */
const PENDING_ORDER_BASE = 2 ** 52;

/** What the contract says for the text of a photo without words: clients that know no photos show it. */
const PHOTO_WITHOUT_WORDS = '📷';

/** Returns the words of a message; none for a photo that was sent without. */
function wordsOf(text: string, isPhoto: boolean): string {
  return isPhoto && text === PHOTO_WITHOUT_WORDS ? '' : text;
}

export function messageRowOf(conversationId: number, message: Message): MessageRow {
  const photo = message.photo ?? null;
  return {
    key: message.message_id ?? `s${message.id}`,
    conversationId,
    serverId: message.id,
    order: message.id,
    fromMe: message.from_me,
    text: wordsOf(message.text, photo !== null),
    ...(photo === null ? {} : { photo: photoOf(photo) }),
    sentAtMs: Date.parse(message.sent_at),
    delivery: { state: 'sent' },
    quoted: quotedOf(message),
  };
}

function quotedOf({ reply_to }: Message): QuotedMessage | null {
  if (reply_to == null) return null;
  const { id, from_me, text, photo } = reply_to;
  const isPhoto = photo === true;
  return { serverId: id, fromMe: from_me, text: wordsOf(text, isPhoto), ...(isPhoto ? { isPhoto } : {}) };
}

/** Names each property: the server may send more of them. */
function photoOf({ state, width, height, preview, src }: NonNullable<Message['photo']>): MessagePhoto {
  return { state, width, height, preview, src };
}

export function pendingMessageRow(
  message: {
    conversationId: number;
    messageId: string;
    text: string;
    quoted?: QuotedMessage | null;
    photo?: WaitingPhoto;
  },
  sequence: number,
  nowMs: number,
): MessageRow {
  const { photo } = message;
  return {
    key: message.messageId,
    conversationId: message.conversationId,
    serverId: null,
    order: PENDING_ORDER_BASE + sequence,
    fromMe: true,
    text: message.text,
    ...(photo === undefined
      ? {}
      : {
          photo: {
            state: 'waiting',
            width: photo.width,
            height: photo.height,
            preview: photo.preview,
            src: null,
          },
        }),
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

/** Returns the `order` of the newest cached message that the server has stored; 0 if there is none. */
export async function newestStoredOrder(database: AccountDatabase, conversationId: number): Promise<number> {
  const newest = await database.messages
    .where('[conversationId+order]')
    .between([conversationId, 0], [conversationId, PENDING_ORDER_BASE])
    .last();
  return newest?.order ?? 0;
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
