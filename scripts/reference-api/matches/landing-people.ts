import type { Schemas } from '../contract/contract.ts';
import { integerColumn, nullableText, textColumn } from '../database/columns.ts';
import type { Reader } from '../database/database.ts';
import { CARD_COLUMNS, profileCard } from '../members/profile-card.ts';
import { NO_LIMIT } from '../search/filters.ts';
import { type Condition, conditionsOf, type Search, type Searcher, visibleTo } from '../search/find-members.ts';
import { countriesFrom } from './near-countries.ts';

type LandingPeople = Schemas['LandingPeople'];
interface Kind {
  gender: Schemas['Gender'] | null;
  minAge: number | null;
  maxAge: number | null;
  /** A code of the profile field `describes_me`, which these members have named themselves. */
  described: string | null;
}

const ANYBODY: Kind = { gender: null, minAge: null, maxAge: null, described: null };
const WOMEN: Kind = { ...ANYBODY, gender: 'female' };
/** Whom the landing pages of a niche show. */
const KINDS: Readonly<Record<number, Kind>> = {
  2: WOMEN,
  3: { ...ANYBODY, described: 'bdsm' },
  4: { ...WOMEN, described: 'bbw' },
  5: { ...WOMEN, minAge: 60 },
  6: { ...WOMEN, minAge: 35, maxAge: 59 },
  7: { ...ANYBODY, gender: 'male' },
};

const SHOWN = 24;
const SAID_MAX = 180;

/** Returns members for a niche, nearby first, and how many there are: by region, by interest, and online. */
export async function readLandingPeople(
  reader: Reader,
  searcher: Searcher,
  { niche, nowMs }: { niche: number; nowMs: number },
): Promise<LandingPeople> {
  const kind = KINDS[niche] ?? ANYBODY;
  const everyone = whereOf(kind, nowMs);
  const profiles = await findNearest(reader, searcher, whereOf(kind, nowMs, SHOWN_ONLY), nowMs);
  const told = await readTold(
    reader,
    profiles.map(({ id }) => id),
  );
  return {
    people: profiles.map((profile) => ({ profile, ...(told.get(profile.id) ?? { said: null, interests: [] }) })),
    regions: await countByRegion(reader, searcher.country, everyone),
    online: await countOnline(reader, everyone),
    interests: await countByInterest(reader, everyone),
  };
}

interface Limits {
  hasPhoto: boolean;
  hidesNudity: boolean;
}

const NO_LIMITS: Limits = { hasPhoto: false, hidesNudity: false };
/** Nobody is shown without a photo, and no nudity. */
const SHOWN_ONLY: Limits = { hasPhoto: true, hidesNudity: true };

/** Returns whom a niche is about, of those whom a visitor may see and the search finds. */
function whereOf(kind: Kind, nowMs: number, limits = NO_LIMITS): Condition {
  const { gender, minAge, maxAge, described } = kind;
  const search: Search = {
    filters: { ...NO_LIMIT, gender, min_age: minAge, max_age: maxAge, with_photo: limits.hasPhoto },
    order: 'nearby',
    hidesNudity: limits.hidesNudity,
    isInAllCountries: false,
    sinceMs: null,
    towns: null,
    leftOutAges: null,
  };
  const conditions = [visibleTo(null, nowMs), ...conditionsOf(search, nowMs)];
  if (described !== null)
    conditions.push({
      sql: "EXISTS (SELECT 1 FROM json_each(members.fields, '$.describes_me') AS said WHERE said.value = ?)",
      args: [described],
    });
  return {
    sql: conditions.map(({ sql }) => `(${sql})`).join(' AND '),
    args: conditions.flatMap(({ args }) => args),
  };
}

/** Returns members of the searcher's region, then of the country, then of the others from near to far; online ones first. */
async function findNearest(
  reader: Reader,
  { country, regionId }: Searcher,
  where: Condition,
  nowMs: number,
): Promise<readonly Schemas['ProfileCard'][]> {
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

async function countByRegion(reader: Reader, country: string, where: Condition): Promise<LandingPeople['regions']> {
  const rows = await reader.rows(
    `SELECT regions.id, (SELECT count(*) FROM members WHERE members.region_id = regions.id AND ${where.sql}) AS found
     FROM regions WHERE regions.country = ? ORDER BY regions.id`,
    [...where.args, country],
  );
  return rows.map((row) => ({ id: integerColumn(row, 'id'), at_least: coarse(integerColumn(row, 'found')) }));
}

/** Not rounded: a page says this number as it is. */
async function countOnline(reader: Reader, where: Condition): Promise<number> {
  const counted = await reader.row(`SELECT count(*) AS found FROM members WHERE ${where.sql} AND members.online = 1`, [
    ...where.args,
  ]);
  return counted === null ? 0 : integerColumn(counted, 'found');
}

async function countByInterest(reader: Reader, where: Condition): Promise<Required<LandingPeople>['interests']> {
  const rows = await reader.rows(
    `SELECT interest.value AS id, count(*) AS found
     FROM members, json_each(members.fields, '$.interests') AS interest WHERE ${where.sql}
     GROUP BY interest.value ORDER BY interest.value`,
    [...where.args],
  );
  return rows.map((row) => ({ id: textColumn(row, 'id'), at_least: coarse(integerColumn(row, 'found')) }));
}

/** Rounds down, so that nobody can be identified by counting. */
function coarse(count: number): number {
  return count < 10 ? Math.min(count, 1) : Math.floor(count / 10) * 10;
}
