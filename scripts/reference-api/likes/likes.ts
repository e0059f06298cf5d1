import type { Row } from '@libsql/client';
import type { Schemas } from '../contract/contract.ts';
import { flagColumn, integerColumn } from '../database/columns.ts';
import type { Reader, Writer } from '../database/database.ts';
import { EXCERPT_COLUMN, excerptOf } from '../members/excerpt.ts';
import { CARD_COLUMNS, profileCard } from '../members/profile-card.ts';
import { notePush } from '../notifications/push-sender.ts';

/** Unseen likes come first, then the most recent. Omits members who have left. */
export async function readLikes(reader: Reader, memberId: number, nowMs: number): Promise<Schemas['Likes']> {
  const given = await reader.rows(
    `SELECT ${CARD_COLUMNS}, ${EXCERPT_COLUMN}, likes.liked_at_ms, 1 AS seen FROM likes JOIN members ON members.id = likes.to_member
     WHERE likes.from_member = ? AND members.gone = 0 ORDER BY likes.liked_at_ms DESC, members.id`,
    [memberId],
  );
  const received = await reader.rows(
    `SELECT ${CARD_COLUMNS}, ${EXCERPT_COLUMN}, likes.liked_at_ms, likes.seen FROM likes JOIN members ON members.id = likes.from_member
     WHERE likes.to_member = ? AND members.gone = 0 ORDER BY likes.seen, likes.liked_at_ms DESC, members.id`,
    [memberId],
  );
  const entry = (row: Row): Schemas['LikeEntry'] => ({
    ...profileCard(row, nowMs),
    excerpt: excerptOf(row),
    like_new: !flagColumn(row, 'seen'),
    liked_at: new Date(integerColumn(row, 'liked_at_ms')).toISOString(),
  });
  return { profiles: given.map(entry), liked_by: received.map(entry) };
}

/** Adds a like and returns whether it is new; a repeated like keeps the time of the first. */
export async function addLike(writer: Writer, from: number, to: number, nowMs: number): Promise<boolean> {
  const { changedRows } = await writer.run(
    `INSERT INTO likes (from_member, to_member, liked_at_ms) VALUES (?, ?, ?)
     ON CONFLICT (from_member, to_member) DO NOTHING`,
    [from, to, nowMs],
  );
  return changedRows > 0;
}

/** Queues a push notification for the liked member if that member has an account. */
export async function noteLike(writer: Writer, from: number, to: number, nowMs: number): Promise<void> {
  const liked = await writer.row('SELECT id FROM accounts WHERE member_id = ?', [to]);
  if (liked !== null) await notePush(writer, integerColumn(liked, 'id'), 'like', from, nowMs);
}

export async function removeLike(writer: Writer, from: number, to: number): Promise<void> {
  await writer.run('DELETE FROM likes WHERE from_member = ? AND to_member = ?', [from, to]);
}
