import type { Schemas } from '../contract/contract.ts';
import { integerColumn, nullableText, textColumn } from '../database/columns.ts';
import type { Reader } from '../database/database.ts';
import { CARD_COLUMNS, profileCard } from '../members/profile-card.ts';
import { NO_LIMIT } from '../search/filters.ts';
import { type Condition, conditionsOf, type Search, type Searcher, visibleTo } from '../search/find-members.ts';
import { countriesFrom } from './near-countries.ts';

type LandingPeople = Schemas['LandingPeople'];
type Kind = { gender: Schemas['Gender'] | null; minAge: number | null; maxAge: number | null };

/** Whom the landing pages of a niche show. If profiles have no data on the niche, everyone of that gender. */
const KINDS: Readonly<Record<number, Kind>> = {
  2: { gender: 'female', minAge: null, maxAge: null },
  4: { gender: 'female', minAge: null, maxAge: null },
  5: { gender: 'female', minAge: 60, maxAge: null },
  6: { gender: 'female', minAge: 35, maxAge: 59 },
  7: { gender: 'male', minAge: null, maxAge: null },
};
const ANYBODY: Kind = { gender: null, minAge: null, maxAge: null };

const SHOWN = 24;
const SAID_MAX = 180;

/** Returns members for a niche, nearby first, and a coarse count for each region of the searcher's country. */
export async function readLandingPeople(
  reader: Reader,
  searcher: Searcher,
  { niche, nowMs }: { niche: number; nowMs: number },
): Promise<LandingPeople> {
  const search = searchOf(niche);
  const shown = { ...search, filters: { ...search.filters, with_photo: true }, hidesNudity: true };
  const profiles = await findNearest(reader, searcher, shown, nowMs);
  const told = await readTold(
    reader,
    profiles.map(({ id }) => id),
  );
  return {
    people: profiles.map((profile) => ({ profile, ...(told.get(profile.id) ?? { said: null, interests: [] }) })),
    regions: await countByRegion(reader, searcher.country, search, nowMs),
  };
}

/** Whom a niche is about, with or without a photo. */
function searchOf(niche: number): Search {
  const { gender, minAge, maxAge } = KINDS[niche] ?? ANYBODY;
  return {
    filters: { ...NO_LIMIT, gender, min_age: minAge, max_age: maxAge },
    order: 'nearby',
    hidesNudity: false,
    isInAllCountries: false,
    sinceMs: null,
    towns: null,
    leftOutAges: null,
  };
}

/** Returns members of the searcher's region, then of the country, then of the others from near to far; online ones first. */
async function findNearest(
  reader: Reader,
  { country, regionId }: Searcher,
  search: Search,
  nowMs: number,
): Promise<readonly Schemas['ProfileCard'][]> {
  const where = whereOf(search, nowMs);
  const countries = countriesFrom(country);
  const ranks = countries.map((_, index) => `WHEN members.country = ? THEN ${index + 1}`).join(' ');
  const rows = await reader.rows(
    `SELECT ${CARD_COLUMNS} FROM members WHERE ${where.sql}
     ORDER BY CASE WHEN members.region_id = ? THEN 0 ${ranks} ELSE ${countries.length + 1} END,
       members.online DESC, members.id LIMIT ?`,
    [...where.args, regionId, ...countries, SHOWN],
  );
  return rows.map((row) => profileCard(row, nowMs));
}

/** Whom a visitor may see and the search finds. */
function whereOf(search: Search, nowMs: number): Condition {
  const conditions = [visibleTo(null, nowMs), ...conditionsOf(search, nowMs)];
  return {
    sql: conditions.map(({ sql }) => `(${sql})`).join(' AND '),
    args: conditions.flatMap(({ args }) => args),
  };
}

async function readTold(
  reader: Reader,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Pick<LandingPeople['people'][number], 'said' | 'interests'>>> {
  const rows = await reader.rows(
    `SELECT id, personal, fields FROM members WHERE id IN (${ids.map(() => '?').join(', ')})`,
    [...ids],
  );
  return new Map(
    rows.map((row) => {
      const personal = nullableText(row, 'personal');
      return [
        integerColumn(row, 'id'),
        { said: personal === null ? null : beginningOf(personal), interests: interestsIn(textColumn(row, 'fields')) },
      ];
    }),
  );
}

/** Returns as many whole sentences as fit; truncates the first if it alone is too long. */
function beginningOf(text: string): string {
  const sentences =
    text
      .replace(/\s+/g, ' ')
      .trim()
      .match(/[^.!?]+[.!?]*\s*/g) ?? [];
  let said = '';
  for (const sentence of sentences) {
    if (said !== '' && said.length + sentence.length > SAID_MAX) break;
    said += sentence;
  }
  const whole = said.trim();
  return whole.length > SAID_MAX ? `${whole.slice(0, SAID_MAX - 1).trimEnd()}…` : whole;
}

function interestsIn(fields: string): string[] {
  const parsed: unknown = JSON.parse(fields);
  const values = new Map<string, unknown>(Object.entries(Object(parsed))).get('interests');
  return Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [];
}

async function countByRegion(
  reader: Reader,
  country: string,
  search: Search,
  nowMs: number,
): Promise<LandingPeople['regions']> {
  const where = whereOf(search, nowMs);
  const rows = await reader.rows(
    `SELECT regions.id, (SELECT count(*) FROM members WHERE members.region_id = regions.id AND ${where.sql}) AS found
     FROM regions WHERE regions.country = ? ORDER BY regions.id`,
    [...where.args, country],
  );
  return rows.map((row) => ({ id: integerColumn(row, 'id'), at_least: coarse(integerColumn(row, 'found')) }));
}

/** Rounds down, so that nobody can be identified by counting. */
function coarse(count: number): number {
  return count < 10 ? Math.min(count, 1) : Math.floor(count / 10) * 10;
}
