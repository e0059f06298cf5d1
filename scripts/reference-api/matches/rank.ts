import type { Row } from '@libsql/client';
import type { Schemas } from '../contract/contract.ts';
import { flagColumn, integerColumn, nullableInteger, nullableText, textColumn } from '../database/columns.ts';
import type { Reader } from '../database/database.ts';
import type { Page } from '../http/paging.ts';
import { CARD_COLUMNS, profileCard } from '../members/profile-card.ts';
import { startingFilters } from '../search/filters.ts';
import { type Searcher, visibleTo } from '../search/find-members.ts';
import type { Account } from '../session/sessions.ts';
import type { Answers } from './answers.ts';
import { questionsIn, reasonIn } from './questions.ts';

/** The member or visitor for whom matches are ranked. */
export interface Seeker {
  account: Account | null;
  searcher: Searcher;
  answers: Answers;
}

const SAME_ANSWER_POINTS = 60;
const AGE_GAP_YEARS = 4;
/** Number of most recent members that count as new. */
const NEW_MEMBERS = 20;

interface Me {
  city: string | null;
  regionId: number | null;
  ageYears: number | null;
}

/** Returns one page of the best matches, with reasons in `language`, and their total, limited to `max`. */
export async function rankMatches(
  reader: Reader,
  seeker: Seeker,
  { language, page, nowMs, max }: { language: Schemas['Locale']; page: Page; nowMs: number; max: number },
): Promise<{ matches: Schemas['Match'][]; count: number }> {
  const me = await readMe(reader, seeker, nowMs);
  const rows = await candidates(reader, seeker, nowMs);
  const newFrom = await newestIdFrom(reader);
  const answersOf = await answersByMember(reader);
  const found = rows.flatMap((row) => {
    const match = matchOf(row, { me, seeker, newFrom, language, nowMs, theirs: answersOf.get(idOf(row)) ?? new Map() });
    return match === null ? [] : [match];
  });
  found.sort((left, right) => right.score - left.score || left.profile.id - right.profile.id);
  const best = found.slice(0, max);
  return { matches: best.slice(page.offset, page.offset + page.pageSize), count: best.length };
}

function idOf(row: Row): number {
  return integerColumn(row, 'member_id');
}

async function readMe(reader: Reader, { searcher }: Seeker, nowMs: number): Promise<Me> {
  if (searcher.memberId === null) return { city: null, regionId: null, ageYears: null };
  const row = await reader.row(`SELECT ${CARD_COLUMNS}, members.region_id FROM members WHERE members.id = ?`, [
    searcher.memberId,
  ]);
  if (row === null) return { city: null, regionId: null, ageYears: null };
  return {
    city: nullableText(row, 'city'),
    regionId: nullableInteger(row, 'region_id'),
    ageYears: nullableText(row, 'date_of_birth') === null ? null : profileCard(row, nowMs).age,
  };
}

/** Returns the members that the seeker may see, of the gender in the seeker's starting filters. */
async function candidates(reader: Reader, { account, searcher }: Seeker, nowMs: number): Promise<readonly Row[]> {
  const visible = visibleTo(searcher.memberId, nowMs);
  const { gender } = await startingFilters(reader, account, nowMs);
  return reader.rows(
    `SELECT ${CARD_COLUMNS}, members.region_id, regions.name AS region,
       EXISTS (SELECT 1 FROM likes WHERE likes.from_member = members.id AND likes.to_member = ?) AS likes_me
     FROM members LEFT JOIN regions ON regions.id = members.region_id
     WHERE ${visible.sql} AND (? IS NULL OR coalesce(members.gender, 'other') = ?)`,
    [searcher.memberId, ...visible.args, gender, gender],
  );
}

async function newestIdFrom(reader: Reader): Promise<number> {
  const row = await reader.row('SELECT min(id) AS id FROM (SELECT id FROM members ORDER BY id DESC LIMIT ?)', [
    NEW_MEMBERS,
  ]);
  return row === null ? Infinity : (nullableInteger(row, 'id') ?? Infinity);
}

async function answersByMember(reader: Reader): Promise<ReadonlyMap<number, Answers>> {
  const rows = await reader.rows(
    "SELECT subject, question, answer FROM match_answers WHERE subject LIKE 'member %' AND answer IS NOT NULL",
  );
  const byMember = new Map<number, Map<number, string | null>>();
  for (const row of rows) {
    const id = Number(textColumn(row, 'subject').slice('member '.length));
    const answers = byMember.get(id) ?? new Map<number, string | null>();
    answers.set(integerColumn(row, 'question'), nullableText(row, 'answer'));
    byMember.set(id, answers);
  }
  return byMember;
}

interface Comparison {
  me: Me;
  seeker: Seeker;
  newFrom: number;
  language: Schemas['Locale'];
  nowMs: number;
  theirs: Answers;
}

function matchOf(row: Row, { me, seeker, newFrom, language, nowMs, theirs }: Comparison): Schemas['Match'] | null {
  const profile = profileCard(row, nowMs);
  const reasons: Schemas['Match']['reasons'] = [];
  let points = 0;
  const given = questionsIn(language).filter(({ id }) => (seeker.answers.get(id) ?? null) !== null);
  const same = given.filter(({ id }) => theirs.get(id) === seeker.answers.get(id));
  if (given.length > 0) points += (same.length / given.length) * SAME_ANSWER_POINTS;
  for (const { id, options } of same.slice(0, 4)) {
    const label = options.find(({ value }) => value === theirs.get(id))?.label ?? '';
    reasons.push(reasonIn(language, 'same_answer', { label }));
  }
  const add = (worth: number, reason: Schemas['Match']['reasons'][number]): void => {
    points += worth;
    reasons.push(reason);
  };
  if (profile.city !== null && profile.city === me.city) add(15, reasonIn(language, 'nearby', { place: profile.city }));
  else if (me.regionId !== null && nullableInteger(row, 'region_id') === me.regionId)
    add(10, reasonIn(language, 'same_region', { place: nullableText(row, 'region') ?? '' }));
  if (me.ageYears !== null && Math.abs(profile.age - me.ageYears) <= AGE_GAP_YEARS) add(10, reasonIn(language, 'age'));
  if (flagColumn(row, 'likes_me')) add(9, reasonIn(language, 'likes_you'));
  if (profile.online) add(3, reasonIn(language, 'online'));
  if (profile.id >= newFrom) add(3, reasonIn(language, 'new_member'));
  return reasons.length === 0 ? null : { profile, score: Math.min(100, Math.round(points)), reasons };
}
