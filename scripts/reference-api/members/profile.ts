import type { Schemas } from '../contract/contract.ts';
import { flagColumn, nullableText, textColumn } from '../database/columns.ts';
import type { Database, Reader } from '../database/database.ts';
import { type Answer, notFound, ok, partnerGone } from '../http/answer.ts';
import { hasBlocked } from '../safety/blocks.ts';
import type { Account } from '../session/sessions.ts';
import { imagesOfMember } from './images.ts';
import { CARD_COLUMNS, profileCard } from './profile-card.ts';
import { fieldValues, noteTexts } from './profile-texts.ts';

type Between = Pick<Schemas['MemberProfile'], 'liked' | 'likes_me' | 'like_new' | 'blocked'>;

/** Returns `like_new` as it was before the call, and clears it (specification, section 4). A visitor has no likes. */
export async function openProfile(
  database: Database,
  account: Account | null,
  memberId: number,
  nowMs: number,
): Promise<Answer> {
  const row = await database.row(
    `SELECT ${CARD_COLUMNS}, members.personal, members.fields, members.notes, regions.name AS region
     FROM members LEFT JOIN regions ON regions.id = members.region_id WHERE members.id = ?`,
    [memberId],
  );
  if (row === null) return notFound('member');
  const isRefused = account !== null && (await hasBlocked(database, memberId, account.memberId));
  if (flagColumn(row, 'gone') || isRefused) return partnerGone();
  const between = account === null ? NOTHING_BETWEEN : await readBetween(database, account.memberId, memberId);
  const profile: Schemas['MemberProfile'] = {
    ...profileCard(row, nowMs),
    countryregion: nullableText(row, 'region'),
    images: await imagesOfMember(database, memberId),
    personal: nullableText(row, 'personal'),
    fields: fieldValues(textColumn(row, 'fields')),
    notes: noteTexts(textColumn(row, 'notes')),
    ...between,
  };
  if (account !== null && between.like_new) {
    await database.write((writer) =>
      writer.run('UPDATE likes SET seen = 1 WHERE from_member = ? AND to_member = ?', [memberId, account.memberId]),
    );
  }
  return ok(profile);
}

const NOTHING_BETWEEN: Between = { liked: false, likes_me: false, like_new: false, blocked: false };

async function readBetween(reader: Reader, me: number, other: number): Promise<Between> {
  const given = await reader.row('SELECT 1 FROM likes WHERE from_member = ? AND to_member = ?', [me, other]);
  const received = await reader.row('SELECT seen FROM likes WHERE from_member = ? AND to_member = ?', [other, me]);
  const block = await reader.row('SELECT 1 FROM blocks WHERE by_member = ? AND blocked_member = ?', [me, other]);
  return {
    liked: given !== null,
    likes_me: received !== null,
    like_new: received !== null && !flagColumn(received, 'seen'),
    blocked: block !== null,
  };
}
