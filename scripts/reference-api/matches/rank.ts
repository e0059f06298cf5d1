import type { Row } from '@libsql/client';
import type { Schemas } from '../contract/contract.ts';
import { flagColumn, integerColumn, nullableInteger, nullableText, textColumn } from '../database/columns.ts';
import type { Reader } from '../database/database.ts';
import type { Page } from '../http/paging.ts';
import { CARD_COLUMNS, profileCard } from '../members/profile-card.ts';
import { NO_LIMIT, startingFilters } from '../search/filters.ts';
import { conditionsOf, type Search, type Searcher, visibleTo } from '../search/find-members.ts';
import type { Account } from '../session/sessions.ts';
import type { Answers } from './answers.ts';
import { type Home, type Nearness, nearnessOf, nearnessPoints, orderKm } from './nearness.ts';
import { distanceReasonIn, questionsIn, reasonIn, SEEK_QUESTION_ID, sharedAnswerIn } from './questions.ts';

/** The member or visitor for whom matches are ranked. */
export interface Seeker {
  account: Account | null;
  searcher: Searcher;
  answers: Answers;
}

const SAME_ANSWER_POINTS = 45;
/** Up to this distance, another town is a reason by itself. */
const NEAR_KM = 50;
const SEEK_GENDERS = new Map<string, Schemas['Gender'] | null>([
  ['women', 'female'],
  ['men', 'male'],
  ['everyone', null],
]);
const AGE_GAP_YEARS = 4;
/** Number of most recent members that count as new. */
const NEW_MEMBERS = 20;

/** Matches are not limited to a place: the nearer ones come first. */
const ANYWHERE: Omit<Search, 'filters'> = {
  order: 'nearby',
  hidesNudity: false,
  isInAllCountries: true,
  sinceMs: null,
  leftOutAges: null,
  towns: null,
};

interface Me {
  home: Home;
  ageYears: number | null;
}

interface Wanted {
  language: Schemas['Locale'];
  page: Page;
  nowMs: number;
  max: number;
  /** Members with a photo come before all others. */
  isFacesFirst: boolean;
}

/**
 * Returns one page of the best matches, with reasons in `language`, and their total, limited to `max`. Of equal ones, the
 * nearer comes first.
 */
export async function rankMatches(
  reader: Reader,
  seeker: Seeker,
  { language, page, nowMs, max, isFacesFirst }: Wanted,
): Promise<{ matches: Schemas['Match'][]; count: number }> {
  const me = await readMe(reader, seeker, nowMs);
  const rows = await candidates(reader, seeker, nowMs);
  const newFrom = await newestIdFrom(reader);
  const answersOf = await answersByMember(reader);
  const found = rows.flatMap((row) => {
    const match = matchOf(row, { me, seeker, newFrom, language, nowMs, theirs: answersOf.get(idOf(row)) ?? new Map() });
    return match === null ? [] : [match];
  });
  found.sort(
    (left, right) =>
      (isFacesFirst ? Number(hasFace(right.match)) - Number(hasFace(left.match)) : 0) ||
      right.match.score - left.match.score ||
      compareKm(left.nearness, right.nearness) ||
      left.match.profile.id - right.match.profile.id,
  );
  const best = found.slice(0, max).map(({ match }) => match);
  return { matches: best.slice(page.offset, page.offset + page.pageSize), count: best.length };
}

function hasFace({ profile }: Schemas['Match']): boolean {
  return profile.main_image !== null;
}

function idOf(row: Row): number {
  return integerColumn(row, 'member_id');
}

/** Unlike a difference, equal where both are infinite. */
function compareKm(left: Nearness, right: Nearness): number {
  const [one, other] = [orderKm(left), orderKm(right)];
  return one === other ? 0 : one < other ? -1 : 1;
}

async function readMe(reader: Reader, { searcher }: Seeker, nowMs: number): Promise<Me> {
  const unknown: Me = { home: { country: searcher.country, city: null, regionId: null }, ageYears: null };
  if (searcher.memberId === null) return unknown;
  const row = await reader.row(`SELECT ${CARD_COLUMNS}, members.region_id FROM members WHERE members.id = ?`, [
    searcher.memberId,
  ]);
  if (row === null) return unknown;
  return { home: homeOf(row), ageYears: profileCard(row, nowMs).age };
}

function homeOf(row: Row): Home {
  return {
    country: textColumn(row, 'country'),
    city: nullableText(row, 'city'),
    regionId: nullableInteger(row, 'region_id'),
  };
}

/**
 * Returns the members that the seeker may see, of the gender asked for, else of the one in the starting filters, and of
 * the ages in these.
 */
async function candidates(
  reader: Reader,
  { account, searcher, answers }: Seeker,
  nowMs: number,
): Promise<readonly Row[]> {
  const sought = SEEK_GENDERS.get(answers.get(SEEK_QUESTION_ID) ?? '');
  const starting = await startingFilters(reader, account, nowMs);
  const { min_age, max_age } = starting;
  const gender = sought === undefined ? starting.gender : sought;
  const search = { ...ANYWHERE, filters: { ...NO_LIMIT, gender, min_age, max_age } };
  const conditions = [visibleTo(searcher.memberId, nowMs), ...conditionsOf(search, nowMs)];
  return reader.rows(
    `SELECT ${CARD_COLUMNS}, members.region_id, regions.name AS region,
       EXISTS (SELECT 1 FROM likes WHERE likes.from_member = members.id AND likes.to_member = ?) AS likes_me
     FROM members LEFT JOIN regions ON regions.id = members.region_id
     WHERE ${conditions.map(({ sql }) => `(${sql})`).join(' AND ')}`,
    [searcher.memberId, ...conditions.flatMap(({ args }) => args)],
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

function matchOf(
  row: Row,
  { me, seeker, newFrom, language, nowMs, theirs }: Comparison,
): { match: Schemas['Match']; nearness: Nearness } | null {
  const profile = profileCard(row, nowMs);
  const reasons: Schemas['Match']['reasons'] = [];
  let points = 0;
  const given = questionsIn(language).filter(
    ({ id }) => id !== SEEK_QUESTION_ID && (seeker.answers.get(id) ?? null) !== null,
  );
  const same = given.filter(({ id }) => theirs.get(id) === seeker.answers.get(id));
  if (given.length > 0) points += (same.length / given.length) * SAME_ANSWER_POINTS;
  for (const { id } of same.slice(0, 4)) {
    const reason = sharedAnswerIn(language, id, theirs.get(id) ?? '');
    if (reason !== null) reasons.push(reason);
  }
  const add = (worth: number, reason: Schemas['Match']['reasons'][number]): void => {
    points += worth;
    reasons.push(reason);
  };
  const nearness = nearnessOf(me.home, homeOf(row));
  points += nearnessPoints(nearness);
  const near = nearnessReason(nearness, row, language);
  if (near !== null) reasons.push(near);
  if (isNearInAge(profile.age, me.ageYears)) add(10, reasonIn(language, 'age'));
  if (flagColumn(row, 'likes_me')) add(9, reasonIn(language, 'likes_you'));
  if (profile.online) add(3, reasonIn(language, 'online'));
  if (profile.id >= newFrom) add(3, reasonIn(language, 'new_member'));
  if (reasons.length === 0) return null;
  return { match: { profile, score: Math.min(100, Math.round(points)), reasons }, nearness };
}

function isNearInAge(one: number | null, other: number | null): boolean {
  return one !== null && other !== null && Math.abs(one - other) <= AGE_GAP_YEARS;
}

function nearnessReason(
  nearness: Nearness,
  row: Row,
  language: Schemas['Locale'],
): Schemas['Match']['reasons'][number] | null {
  switch (nearness.state) {
    case 'same-town':
      return reasonIn(language, 'nearby', { place: nullableText(row, 'city') ?? '' });
    case 'measured':
      return nearness.km <= NEAR_KM ? distanceReasonIn(language, Math.max(1, nearness.km)) : null;
    case 'same-region':
      return reasonIn(language, 'same_region', { place: nullableText(row, 'region') ?? '' });
    case 'same-country':
    case 'apart':
      return null;
  }
}
