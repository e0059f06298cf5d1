import type { InValue } from '@libsql/client';
import type { Schemas } from '../contract/contract.ts';
import { integerColumn } from '../database/columns.ts';
import type { Reader } from '../database/database.ts';
import type { Page } from '../http/paging.ts';
import { EXCERPT_COLUMN, excerptOf } from '../members/excerpt.ts';
import { CARD_COLUMNS, profileCard } from '../members/profile-card.ts';
import { NOT_BLOCKED } from '../safety/blocks.ts';
import { distancesFrom, type Town } from '../site/towns.ts';
import type { Filters } from './filters.ts';
import { neighbourOf } from './neighbours.ts';

/** The member or visitor who searches; `memberId` and `regionId` are null for a visitor. */
export interface Searcher {
  memberId: number | null;
  country: string;
  regionId: number | null;
  /** Where distances are measured from; null if it is not told. */
  town: Town | null;
}

export interface Search {
  filters: Filters;
  order: 'nearby' | 'newest' | 'online' | 'age';
  hidesNudity: boolean;
  /** Includes the neighbouring country, or all countries if there is none; a region then only affects the order. */
  isInAllCountries: boolean;
  /** Only members who signed up after this time; null for all. */
  sinceMs: number | null;
  /** Excludes members of these ages; null excludes nobody. */
  leftOutAges: { min: number | null; max: number | null } | null;
  /** Only members of these towns; null for all. */
  towns: readonly Town[] | null;
}

const AGE_OF_NOBODY = 200;

export interface Condition {
  sql: string;
  args: InValue[];
}

/** Returns one page of the matching members and their total number. */
export async function findMembers(
  reader: Reader,
  searcher: Searcher,
  search: Search,
  page: Page,
  nowMs: number,
): Promise<{ profiles: Schemas['ProfileCard'][]; count: number }> {
  const conditions = [visibleTo(searcher.memberId, nowMs), ...conditionsOf(search, nowMs)];
  const where = conditions.map(({ sql }) => `(${sql})`).join(' AND ');
  const args = conditions.flatMap((condition) => condition.args);
  const order = orderOf(search, searcher);
  const rows = await reader.rows(
    `SELECT ${CARD_COLUMNS}, ${EXCERPT_COLUMN} FROM members
     LEFT JOIN (SELECT key AS town, value AS km FROM json_each(?)) AS away
       ON away.town = members.country || '/' || members.city
     WHERE ${where} ORDER BY ${order.sql}, members.id LIMIT ? OFFSET ?`,
    [distances(searcher), ...args, ...order.args, page.pageSize, page.offset],
  );
  const counted = await reader.row(`SELECT count(*) AS found FROM members WHERE ${where}`, args);
  return {
    profiles: rows.map((row) => ({ ...profileCard(row, nowMs), excerpt: excerptOf(row) })),
    count: counted === null ? 0 : integerColumn(counted, 'found'),
  };
}

/** Excludes the searcher, members who have left or are banned, and members blocked in either direction. */
export function visibleTo(memberId: number | null, nowMs: number): Condition {
  const isThere = `members.gone = 0 AND NOT EXISTS (SELECT 1 FROM accounts
    WHERE accounts.member_id = members.id AND accounts.ban_reason IS NOT NULL
      AND coalesce(accounts.banned_until_ms, ?) >= ?)`;
  if (memberId === null) return { sql: isThere, args: [nowMs, nowMs] };
  return {
    sql: `${isThere} AND members.id <> ? AND ${NOT_BLOCKED}`,
    args: [nowMs, nowMs, memberId, memberId, memberId],
  };
}

/** The search's own conditions on `members`; whom the searcher may not see is not among them. */
export function conditionsOf(search: Search, nowMs: number): Condition[] {
  const { gender, min_age, max_age, country, countryregion, online, with_photo, interests } = search.filters;
  const conditions: Condition[] = [];
  const add = (sql: string, ...args: InValue[]): void => void conditions.push({ sql, args });
  // Who has told no gender or age (NULL) is let through by no filter of it, and left out by none.
  if (gender !== null) add('members.gender = ?', gender);
  if (min_age !== null) add('members.date_of_birth <= ?', birthDateAtAge(min_age, nowMs));
  if (max_age !== null) add('members.date_of_birth > ?', birthDateAtAge(max_age + 1, nowMs));
  if (search.leftOutAges !== null) {
    const { min, max } = search.leftOutAges;
    add(
      'members.date_of_birth IS NULL OR members.date_of_birth > ? OR members.date_of_birth <= ?',
      birthDateAtAge(min ?? 0, nowMs),
      birthDateAtAge((max ?? AGE_OF_NOBODY) + 1, nowMs),
    );
  }
  const neighbour = country === null ? null : neighbourOf(country);
  if (country !== null && !search.isInAllCountries) add('members.country = ?', country);
  if (neighbour !== null && search.isInAllCountries) add('members.country IN (?, ?)', country, neighbour);
  if (countryregion !== null && !search.isInAllCountries) add('members.region_id = ?', countryregion);
  if (online) add('members.online = 1');
  if (search.hidesNudity) add('members.nude = 0');
  // Members of the demo data without an account have always been there.
  if (search.sinceMs !== null)
    add(
      'EXISTS (SELECT 1 FROM accounts WHERE accounts.member_id = members.id AND accounts.signed_up_at_ms > ?)',
      search.sinceMs,
    );
  if (search.towns !== null)
    add(
      `(members.country || '/' || members.city) IN (${search.towns.map(() => '?').join(', ')})`,
      ...search.towns.map((town) => `${town.country}/${town.city}`),
    );
  if (with_photo)
    add("EXISTS (SELECT 1 FROM images WHERE images.member_id = members.id AND images.state = 'approved')");
  if (interests.length > 0)
    add(
      `EXISTS (SELECT 1 FROM json_each(members.fields, '$.interests') AS interest
        WHERE interest.value IN (${interests.map(() => '?').join(', ')}))`,
      ...interests,
    );
  return conditions;
}

/** Returns the kilometres from the searcher's town to every other one as JSON; an empty object if it is not known. */
function distances({ town }: Searcher): string {
  return JSON.stringify((town === null ? null : distancesFrom(town)) ?? {});
}

/**
 * `nearby`: the region asked for, then the country itself and its neighbour, as the contract has it; in each of them by
 * kilometres from the searcher's town, members whose town is not known last. Without a town, the own region is first.
 */
function orderOf({ order, filters }: Search, searcher: Searcher): Condition {
  const country = filters.country ?? searcher.country;
  const ownRegionId = country === searcher.country ? searcher.regionId : null;
  const nearby = {
    sql: `CASE WHEN members.region_id = ? THEN 0 WHEN members.country = ? THEN 1 WHEN members.country = ? THEN 2
      ELSE 3 END, away.km IS NULL, away.km, coalesce(members.region_id = ?, 0) DESC`,
    args: [filters.countryregion, country, neighbourOf(country), ownRegionId],
  };
  switch (order) {
    case 'nearby':
      return { sql: `${nearby.sql}, members.online DESC`, args: nearby.args };
    case 'online':
      return { sql: `members.online DESC, ${nearby.sql}`, args: nearby.args };
    case 'newest':
      // Ids increase with the time of sign-up.
      return { sql: 'members.id DESC', args: [] };
    case 'age':
      return { sql: "coalesce(members.date_of_birth, '') DESC", args: [] };
  }
}

/** Returns the latest date of birth at which a member has reached this age. */
function birthDateAtAge(ageYears: number, nowMs: number): string {
  const now = new Date(nowMs);
  const year = now.getUTCFullYear() - ageYears;
  const day = String(now.getUTCDate()).padStart(2, '0');
  return `${year}-${String(now.getUTCMonth() + 1).padStart(2, '0')}-${day}`;
}
