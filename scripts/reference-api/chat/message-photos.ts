import type { Row } from '@libsql/client';
import type { Schemas } from '../contract/contract.ts';
import { blobColumn, integerColumn, nullableInteger, nullableText, textColumn } from '../database/columns.ts';
import type { Reader, Writer } from '../database/database.ts';
import type { AppContext } from '../http/call.ts';
import type { Services } from '../services.ts';
import { findSession } from '../session/sessions.ts';

/** The text of a photo that was sent without words, as the contract has it. */
export const PHOTO_WITHOUT_WORDS = '📷';

/** Below `/api`, of which the app's service worker stores nothing. */
export const PHOTO_FILE_PATH = '/api/chatphoto-file.php';

/** SQL condition: neither of the two members of the row's conversation has blocked the other. */
const NOBODY_BLOCKED = `NOT EXISTS (SELECT 1 FROM blocks JOIN accounts ON accounts.id = conversations.account_id
  WHERE (blocks.by_member = accounts.member_id AND blocks.blocked_member = conversations.partner_id)
    OR (blocks.by_member = conversations.partner_id AND blocks.blocked_member = accounts.member_id))`;

/** SQL: what a mailbox shows of the photo of one of its messages (`MessagePhoto.state`); null if there is none. */
function photoState(message: string): string {
  return `CASE WHEN photos.id IS NULL THEN NULL
    WHEN photos.content IS NULL THEN 'removed'
    WHEN ${message}.from_me THEN 'shown'
    WHEN conversations.photos_shown AND ${NOBODY_BLOCKED} THEN 'shown'
    ELSE 'hidden' END`;
}

/**
 * The columns that `photoOf` reads, for a query with `conversations` and, joined by `photo_id`, `message_photos AS photos`.
 *
 * @param message alias of the table of messages; other than `messages`, it is the prefix of the columns too
 */
export function photoColumns(message: 'messages' | 'last'): string {
  const prefix = message === 'messages' ? '' : `${message}_`;
  return `photos.id AS ${prefix}shown_photo, photos.width_px AS ${prefix}photo_width, photos.height_px AS ${prefix}photo_height,
    photos.preview AS ${prefix}photo_preview, ${photoState(message)} AS ${prefix}photo_state`;
}

export function photoOf(row: Row, prefix: '' | 'last_'): Schemas['MessagePhoto'] | null {
  const id = nullableInteger(row, `${prefix}shown_photo`);
  if (id === null) return null;
  const state = stateOf(textColumn(row, `${prefix}photo_state`));
  return {
    state,
    width: integerColumn(row, `${prefix}photo_width`),
    height: integerColumn(row, `${prefix}photo_height`),
    preview: nullableText(row, `${prefix}photo_preview`),
    src: state === 'shown' ? addressOf(id) : null,
  };
}

function stateOf(text: string): Schemas['MessagePhoto']['state'] {
  return text === 'shown' || text === 'removed' ? text : 'hidden';
}

function addressOf(photoId: number): string {
  return `${PHOTO_FILE_PATH}?photo=${photoId}`;
}

export interface NewPhoto {
  fromMember: number;
  type: 'image/png' | 'image/jpeg';
  widthPx: number;
  heightPx: number;
  preview: string | null;
  content: Uint8Array;
  sentAtMs: number;
}

/** Stores a photo and returns its id; both mailboxes refer to it. */
export async function storePhoto(writer: Writer, photo: NewPhoto): Promise<number> {
  const { insertedId } = await writer.run(
    `INSERT INTO message_photos (from_member, type, width_px, height_px, preview, sent_at_ms, content)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    [photo.fromMember, photo.type, photo.widthPx, photo.heightPx, photo.preview, photo.sentAtMs, photo.content],
  );
  return insertedId;
}

/** Returns how many photos a member has sent since. */
export async function countPhotosSince(reader: Reader, memberId: number, sinceMs: number): Promise<number> {
  const row = await reader.row('SELECT count(*) AS sent FROM message_photos WHERE from_member = ? AND sent_at_ms > ?', [
    memberId,
    sinceMs,
  ]);
  return row === null ? 0 : integerColumn(row, 'sent');
}

/** Lets the photos of the other member be shown in a conversation, or takes that back. */
export async function showPhotos(
  writer: Writer,
  conversationId: number,
  isShown: boolean,
): Promise<Schemas['ShownPhotos']> {
  await writer.run('UPDATE conversations SET photos_shown = ? WHERE id = ?', [isShown ? 1 : 0, conversationId]);
  const rows = await writer.rows(
    `SELECT messages.id, photos.id AS photo FROM messages
     JOIN conversations ON conversations.id = messages.conversation_id
     JOIN message_photos AS photos ON photos.id = messages.photo_id
     WHERE messages.conversation_id = ? AND messages.from_me = 0 AND ${photoState('messages')} = 'shown'
     ORDER BY messages.id DESC`,
    [conversationId],
  );
  return {
    conversation: conversationId,
    photos_shown: isShown,
    photos: rows.map((row) => ({ message: integerColumn(row, 'id'), src: addressOf(integerColumn(row, 'photo')) })),
  };
}

/** Deletes the pictures of a member who leaves; who has them in a conversation sees that they are gone. */
export async function removePhotosOf(writer: Writer, memberId: number): Promise<void> {
  await writer.run('UPDATE message_photos SET content = NULL, preview = NULL WHERE from_member = ?', [memberId]);
}

/** Deletes the photos that no conversation has any more. */
export async function dropUnusedPhotos(writer: Writer): Promise<void> {
  await writer.run(
    `DELETE FROM message_photos WHERE NOT EXISTS (SELECT 1 FROM messages WHERE messages.photo_id = message_photos.id)`,
    [],
  );
}

/** Serves a photo to its sender, and to the other member once that one lets it be shown; to all others it is not there. */
export async function servePhoto({ database, nowMs }: Services, context: AppContext): Promise<Response> {
  context.header('Cache-Control', 'private, no-store');
  const id = Number(context.req.query('photo'));
  const account = await findSession(database, context, nowMs());
  const row =
    account === null || !Number.isSafeInteger(id)
      ? null
      : await database.row(
          `SELECT photos.type, photos.content FROM messages
           JOIN conversations ON conversations.id = messages.conversation_id
           JOIN message_photos AS photos ON photos.id = messages.photo_id
           WHERE photos.id = ? AND conversations.account_id = ? AND ${photoState('messages')} = 'shown'`,
          [id, account.id],
        );
  if (row === null) return context.json({ error: 'not_found', message: 'There is no such photo.' }, 404);
  context.header('Content-Type', textColumn(row, 'type'));
  return context.body(blobColumn(row, 'content'));
}
