import type { Schemas } from '../contract/contract.ts';
import { flagColumn, integerColumn, nullableInteger } from '../database/columns.ts';
import type { Reader, Writer } from '../database/database.ts';
import { CARD_COLUMNS, profileCard } from '../members/profile-card.ts';
import { dropUnusedPhotos, photoColumns } from './message-photos.ts';
import { MESSAGE_COLUMNS, messageOf } from './messages.ts';

const UNREAD_COUNT = `(SELECT count(*) FROM messages
  WHERE messages.conversation_id = conversations.id AND messages.from_me = 0
    AND messages.id > conversations.read_until)`;

/** Whether the account's own member has blocked the partner. */
const IS_BLOCKED = `EXISTS (SELECT 1 FROM blocks JOIN accounts ON accounts.member_id = blocks.by_member
  WHERE accounts.id = conversations.account_id AND blocks.blocked_member = conversations.partner_id)`;

/** The partner has left or has blocked the account's member; this account cannot tell which. */
const IS_OUT_OF_REACH = `(members.gone OR EXISTS (SELECT 1 FROM blocks
  JOIN accounts ON accounts.member_id = blocks.blocked_member
  WHERE accounts.id = conversations.account_id AND blocks.by_member = conversations.partner_id))`;

/** Named apart from the columns of the conversation and the member, which have an `id` too. */
const LAST_MESSAGE = MESSAGE_COLUMNS.map((name) => `last.${name} AS last_${name}`).join(', ');

/** Returns all conversations of an account, most recently active first. */
export async function readChats(reader: Reader, accountId: number, nowMs: number): Promise<Schemas['ChatList']> {
  const rows = await reader.rows(
    `SELECT conversations.id, conversations.started_at_ms, ${IS_BLOCKED} AS is_blocked,
       ${IS_OUT_OF_REACH} AS is_out_of_reach, ${UNREAD_COUNT} AS unread_count, conversations.partner_read_until,
       conversations.photos_shown, ${CARD_COLUMNS}, ${LAST_MESSAGE}, ${photoColumns('last')}
     FROM conversations JOIN members ON members.id = conversations.partner_id
     LEFT JOIN messages AS last ON last.id = conversations.last_message_id
     LEFT JOIN message_photos AS photos ON photos.id = last.photo_id
     WHERE conversations.account_id = ?
     ORDER BY conversations.last_activity_at_ms DESC, conversations.id DESC`,
    [accountId],
  );
  return rows.map((row) => {
    return {
      conversation: {
        id: integerColumn(row, 'id'),
        started_at: new Date(integerColumn(row, 'started_at_ms')).toISOString(),
        last_message: nullableInteger(row, 'last_id') === null ? null : messageOf(row, 'last_'),
        read_only: flagColumn(row, 'is_out_of_reach'),
        blocked: flagColumn(row, 'is_blocked'),
        partner_read_until: nullableInteger(row, 'partner_read_until'),
        photos_shown: flagColumn(row, 'photos_shown'),
      },
      profile: profileCard(row, nowMs),
      num_unread_messages: integerColumn(row, 'unread_count'),
    };
  });
}

export interface Conversation {
  id: number;
  partnerId: number;
  profile: Schemas['ProfileCard'];
  startedAtMs: number;
  /** The partner has left or has blocked the account's member. */
  isReadOnly: boolean;
  /** The account's member has blocked the partner. */
  isBlocked: boolean;
  /** Newest of the account's messages that the partner has read. */
  partnerReadUntil: number | null;
  /** The account's member lets the partner's photos be shown. */
  arePhotosShown: boolean;
}

/** Returns null if the conversation does not exist or belongs to another account. */
export async function findConversation(
  reader: Reader,
  accountId: number,
  conversationId: number,
  nowMs: number,
): Promise<Conversation | null> {
  const row = await reader.row(
    `SELECT conversations.id, conversations.partner_id, conversations.started_at_ms, conversations.partner_read_until,
       conversations.photos_shown, ${IS_BLOCKED} AS is_blocked, ${IS_OUT_OF_REACH} AS is_out_of_reach, ${CARD_COLUMNS}
     FROM conversations JOIN members ON members.id = conversations.partner_id
     WHERE conversations.id = ? AND conversations.account_id = ?`,
    [conversationId, accountId],
  );
  if (row === null) return null;
  return {
    id: conversationId,
    partnerId: integerColumn(row, 'partner_id'),
    profile: profileCard(row, nowMs),
    startedAtMs: integerColumn(row, 'started_at_ms'),
    isReadOnly: flagColumn(row, 'is_out_of_reach'),
    isBlocked: flagColumn(row, 'is_blocked'),
    partnerReadUntil: nullableInteger(row, 'partner_read_until'),
    arePhotosShown: flagColumn(row, 'photos_shown'),
  };
}

/** Counts the unread messages in all conversations of an account. */
export async function countUnread(reader: Reader, accountId: number): Promise<number> {
  const row = await reader.row(
    `SELECT coalesce(sum(${UNREAD_COUNT}), 0) AS unread_count FROM conversations WHERE account_id = ?`,
    [accountId],
  );
  return row === null ? 0 : integerColumn(row, 'unread_count');
}

/** Finds or creates an account's conversation with a member and returns its id. */
export async function ensureConversation(
  writer: Writer,
  accountId: number,
  partnerId: number,
  nowMs: number,
): Promise<number> {
  const row = await writer.row('SELECT id FROM conversations WHERE account_id = ? AND partner_id = ?', [
    accountId,
    partnerId,
  ]);
  if (row !== null) return integerColumn(row, 'id');
  const started = await writer.run(
    'INSERT INTO conversations (account_id, partner_id, started_at_ms, last_activity_at_ms) VALUES (?, ?, ?, ?)',
    [accountId, partnerId, nowMs, nowMs],
  );
  return started.insertedId;
}

/** Marks messages up to `readUntil` as read; never moves the marker back. Returns the number of unread messages. */
export async function markRead(writer: Writer, conversationId: number, readUntil: number): Promise<number> {
  await writer.run(
    `UPDATE conversations SET read_until = max(read_until, min(?, coalesce(last_message_id, 0))) WHERE id = ?`,
    [readUntil, conversationId],
  );
  // In the mailbox of the one who wrote them.
  const twin = await writer.row(
    `SELECT twins.conversation_id, max(twins.id) AS id FROM messages
     JOIN conversations ON conversations.id = messages.conversation_id
     JOIN messages AS twins ON twins.id = messages.twin_id
     WHERE messages.conversation_id = ? AND messages.from_me = 0 AND messages.id <= conversations.read_until
     GROUP BY twins.conversation_id`,
    [conversationId],
  );
  if (twin !== null) await markReadByPartner(writer, integerColumn(twin, 'conversation_id'), integerColumn(twin, 'id'));
  const row = await writer.row(`SELECT ${UNREAD_COUNT} AS unread_count FROM conversations WHERE id = ?`, [
    conversationId,
  ]);
  return row === null ? 0 : integerColumn(row, 'unread_count');
}

/** Marks an account's own messages up to `readUntil` as read by the partner; never moves the marker back. */
export async function markReadByPartner(writer: Writer, conversationId: number, readUntil: number): Promise<void> {
  await writer.run(
    'UPDATE conversations SET partner_read_until = max(coalesce(partner_read_until, 0), ?) WHERE id = ?',
    [readUntil, conversationId],
  );
}

export async function removeConversation(writer: Writer, conversationId: number): Promise<void> {
  await writer.run('DELETE FROM pending_replies WHERE conversation_id = ?', [conversationId]);
  await writer.run('DELETE FROM messages WHERE conversation_id = ?', [conversationId]);
  await dropUnusedPhotos(writer);
  await writer.run('DELETE FROM conversations WHERE id = ?', [conversationId]);
}
