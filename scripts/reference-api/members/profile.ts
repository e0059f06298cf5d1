import type { Schemas } from '../contract/contract.ts';
import { isRecord, parseJson } from '../contract/json.ts';
import { flagColumn, nullableText, textColumn } from '../database/columns.ts';
import type { Database, Reader } from '../database/database.ts';
import { type Answer, notFound, ok, partnerGone } from '../http/answer.ts';
import type { Account } from '../session/sessions.ts';
import { imagesOfMember } from './images.ts';
import { CARD_COLUMNS, profileCard } from './profile-card.ts';

/** Answers `like_new` as it was before, and clears it (specification, section 4). */
export async function openProfile(
  database: Database,
  account: Account,
  memberId: number,
  nowMs: number,
): Promise<Answer> {
  const row = await database.row(
    `SELECT ${CARD_COLUMNS}, members.personal, members.fields, members.notes, regions.name AS region
     FROM members LEFT JOIN regions ON regions.id = members.region_id WHERE members.id = ?`,
    [memberId],
  );
  if (row === null) return notFound('member');
  if (flagColumn(row, 'gone')) return partnerGone();
  const likes = await likesBetween(database, account.memberId, memberId);
  const profile: Schemas['MemberProfile'] = {
    ...profileCard(row, nowMs),
    countryregion: nullableText(row, 'region'),
    images: await imagesOfMember(database, memberId),
    personal: nullableText(row, 'personal'),
    fields: textLists(textColumn(row, 'fields')),
    notes: texts(textColumn(row, 'notes')),
    ...likes,
  };
  if (likes.like_new) {
    await database.write((writer) =>
      writer.run('UPDATE likes SET seen = 1 WHERE from_member = ? AND to_member = ?', [memberId, account.memberId]),
    );
  }
  return ok(profile);
}

async function likesBetween(
  reader: Reader,
  me: number,
  other: number,
): Promise<Pick<Schemas['MemberProfile'], 'liked' | 'likes_me' | 'like_new'>> {
  const given = await reader.row('SELECT 1 FROM likes WHERE from_member = ? AND to_member = ?', [me, other]);
  const received = await reader.row('SELECT seen FROM likes WHERE from_member = ? AND to_member = ?', [other, me]);
  return {
    liked: given !== null,
    likes_me: received !== null,
    like_new: received !== null && !flagColumn(received, 'seen'),
  };
}

function textLists(json: string): Record<string, string[]> {
  const value = parseJson(json);
  if (!isRecord(value)) throw new Error('Profile fields are not an object');
  return Object.fromEntries(
    Object.entries(value).map(([name, list]) => [name, Array.isArray(list) ? list.map(String) : []]),
  );
}

function texts(json: string): Record<string, string> {
  const value = parseJson(json);
  if (!isRecord(value)) throw new Error('Profile notes are not an object');
  return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, String(text)]));
}
