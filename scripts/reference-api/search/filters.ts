import type { Row } from '@libsql/client';
import { placeOfLanding } from '../account/landing-choice.ts';
import type { Schemas } from '../contract/contract.ts';
import { flagColumn, nullableInteger, nullableText, textColumn } from '../database/columns.ts';
import type { Reader, Writer } from '../database/database.ts';
import { numberOf, type Query, textOf } from '../http/call.ts';
import { ageOn } from '../members/age.ts';
import { asGender } from '../members/profile-card.ts';
import type { Account } from '../session/sessions.ts';
import { visitorCountry } from '../site/operator-settings.ts';

export type Filters = Required<Schemas['SearchFilters']>;

export const NO_LIMIT: Filters = {
  gender: null,
  min_age: null,
  max_age: null,
  country: null,
  countryregion: null,
  online: false,
  with_photo: false,
  interests: [],
  max_distance_km: null,
};

/** The filters that a site may do without; the others belong to every search. */
const OPTIONAL_FIELDS = ['with_photo', 'interests', 'max_distance_km'] as const;

const AGE_MIN = 18;
const AGE_MAX = 100;
/** Age range of a first search, in years below and above the member's own age. */
const AGE_SPAN = 12;
const INTERESTS_MAX = 100;
const INTEREST_MAX_LENGTH = 100;

/**
 * Returns the filters of a search. With `auto_load`, missing filters are taken from the saved ones or from suitable
 * defaults; without it, missing filters impose no limit.
 *
 * @param offered the setting `search_fields`; other optional filters are ignored
 */
export async function filtersOf(
  reader: Reader,
  account: Account | null,
  query: Query,
  { nowMs, offered }: { nowMs: number; offered: readonly string[] },
): Promise<Filters> {
  const isSearchScreen = ['search', 'similar'].includes(textOf(query, 'source') ?? 'search');
  const kept = query.has('auto_load') ? await startingFilters(reader, account, nowMs) : NO_LIMIT;
  // The blocks of other screens are not limited by what only the search screen shows.
  const base = isSearchScreen
    ? kept
    : { ...kept, online: false, with_photo: false, interests: [], max_distance_km: null };
  const given = givenFilters(query);
  // A region belongs to its country, so a different country drops it.
  const isOtherCountry = given.country !== null && given.country !== base.country;
  return {
    gender: given.gender ?? base.gender,
    min_age: given.min_age ?? base.min_age,
    max_age: given.max_age ?? base.max_age,
    country: given.country ?? base.country,
    countryregion: given.countryregion ?? (isOtherCountry ? null : base.countryregion),
    online: given.online || base.online,
    with_photo: offered.includes('with_photo') && (given.with_photo || base.with_photo),
    interests: offered.includes('interests') ? (query.has('interests') ? given.interests : base.interests) : [],
    max_distance_km: offered.includes('max_distance_km') ? (given.max_distance_km ?? base.max_distance_km) : null,
  };
}

/** Returns the filters as they are reported: without those that this site does not offer, which were not used. */
export function toldFilters(filters: Filters, offered: readonly string[]): Schemas['SearchFilters'] {
  const unused = OPTIONAL_FIELDS.filter((name) => !offered.includes(name));
  const told: Schemas['SearchFilters'] = { ...filters };
  for (const name of unused) delete told[name];
  return told;
}

function givenFilters(query: Query): Filters {
  const gender = textOf(query, 'gender');
  return {
    gender: gender === null ? null : asGender(gender),
    min_age: numberOf(query, 'min_age'),
    max_age: numberOf(query, 'max_age'),
    country: textOf(query, 'country'),
    countryregion: numberOf(query, 'countryregion'),
    online: query.has('online'),
    with_photo: query.has('with_photo'),
    interests: interestsIn(textOf(query, 'interests') ?? ''),
    max_distance_km: numberOf(query, 'max_distance_km'),
  };
}

/** Returns the ids in a list with commas, each once. */
function interestsIn(text: string): string[] {
  const ids = text.split(',').map((id) => id.trim());
  return [...new Set(ids)].filter((id) => id !== '' && id.length <= INTEREST_MAX_LENGTH).slice(0, INTERESTS_MAX);
}

/** Returns the member's saved filters, or suitable defaults. */
export async function startingFilters(reader: Reader, account: Account | null, nowMs: number): Promise<Filters> {
  if (account === null) return { ...NO_LIMIT, country: await visitorCountry(reader) };
  const kept = await reader.row('SELECT * FROM search_filters WHERE account_id = ?', [account.id]);
  if (kept !== null) {
    const gender = nullableText(kept, 'gender');
    return {
      gender: gender === null ? null : asGender(gender),
      min_age: nullableInteger(kept, 'min_age'),
      max_age: nullableInteger(kept, 'max_age'),
      country: nullableText(kept, 'country'),
      countryregion: nullableInteger(kept, 'region_id'),
      online: flagColumn(kept, 'online'),
      with_photo: flagColumn(kept, 'with_photo'),
      interests: interestsIn(textColumn(kept, 'interests')),
      max_distance_km: nullableInteger(kept, 'max_distance_km'),
    };
  }
  const member = await reader.row('SELECT gender, date_of_birth, country FROM members WHERE id = ?', [
    account.memberId,
  ]);
  if (member === null) return NO_LIMIT;
  return { ...fittingFilters(member, nowMs), ...(await placeOfLanding(reader, account.id)) };
}

function fittingFilters(member: Row, nowMs: number): Filters {
  const birthDate = nullableText(member, 'date_of_birth');
  const age = birthDate === null ? null : ageOn(birthDate, nowMs);
  return {
    ...NO_LIMIT,
    gender: oppositeOf(nullableText(member, 'gender')),
    min_age: age === null ? null : Math.max(AGE_MIN, age - AGE_SPAN),
    max_age: age === null ? null : Math.min(AGE_MAX, age + AGE_SPAN),
    country: nullableText(member, 'country'),
  };
}

function oppositeOf(gender: string | null): Filters['gender'] {
  if (gender === 'female') return 'male';
  return gender === 'male' ? 'female' : null;
}

export async function keepFilters(writer: Writer, accountId: number, filters: Filters): Promise<void> {
  const { gender, min_age, max_age, country, countryregion, online, with_photo, interests, max_distance_km } = filters;
  await writer.run(
    `INSERT OR REPLACE INTO search_filters
      (account_id, gender, min_age, max_age, country, region_id, online, with_photo, interests, max_distance_km)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      accountId,
      gender,
      min_age,
      max_age,
      country,
      countryregion,
      online,
      with_photo,
      interests.join(','),
      max_distance_km,
    ],
  );
}
