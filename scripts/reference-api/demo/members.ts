import type { Schemas } from '../contract/contract.ts';
import { FIELDS } from '../profile/fields.ts';
import { composeAbout, composeNotes } from './about/about.ts';
import { AS_DRAWN, createDealer, type Deal } from './about/deal.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { namesOf } from './names.ts';
import { COUNTRY_LOTS, DEMO_REGIONS, type DemoRegion } from './places.ts';
import { createRandom, type Random } from './random.ts';

export interface DemoMember {
  id: number;
  name: string;
  gender: Schemas['Gender'];
  dateOfBirth: string;
  region: DemoRegion;
  city: string | null;
  language: Schemas['Locale'];
  personal: string | null;
  fields: Record<string, string[]>;
  notes: Record<string, string>;
  isFictional: boolean;
  isOnline: boolean;
  isGone: boolean;
  imageCount: number;
}

/** Members without an account start here; lower ids are reserved for members with an account. */
const FIRST_MEMBER_ID = 101;
const MEMBER_COUNT = 240;

/** By the year they are made for: tests seed hundreds of times in one process. */
const made = new Map<number, readonly DemoMember[]>();

/** Returns the same members in every run; only years of birth depend on `nowMs`, so that nobody is under 18. */
export function createMembers(nowMs: number): readonly DemoMember[] {
  const year = new Date(nowMs).getUTCFullYear();
  const known = made.get(year);
  if (known !== undefined) return known;
  const dealTo = createDealer();
  const members = Array.from({ length: MEMBER_COUNT }, (_, index) =>
    createMember(FIRST_MEMBER_ID + index, nowMs, dealTo),
  );
  made.set(year, members);
  return members;
}

/**
 * Returns the member with this id; the same in every run except for the birth date.
 *
 * @param dealTo how sentences are dealt to the members of groups; by chance if there is only this one
 */
export function createMember(
  id: number,
  nowMs: number,
  dealTo: (groups: readonly string[]) => Deal = () => AS_DRAWN,
): DemoMember {
  const random = createRandom(`member ${id}`);
  const country = random.pick(COUNTRY_LOTS);
  const region = random.pick(DEMO_REGIONS.filter((each) => each.country === country));
  const roll = random.next();
  const gender = roll < 0.5 ? 'female' : roll < 0.96 ? 'male' : 'other';
  // Most members are young or middle-aged, as on a real site.
  const ageSpan = random.pick([
    [18, 26],
    [24, 38],
    [24, 38],
    [30, 52],
    [30, 52],
    [45, 66],
    [60, 80],
  ] as const);
  const age = random.integer(ageSpan[0], ageSpan[1]);
  const gone = GONE_MEMBER_IDS.includes(id);
  return {
    id,
    name: random.pick(namesOf(region.language, gender)),
    gender,
    dateOfBirth: birthDate(age, random, nowMs),
    region,
    city: random.chance(0.96) ? random.pick(region.cities) : null,
    language: region.language,
    personal: composeAbout(region.language, random, dealTo(listGroups(region.language, country, gender, age))),
    fields: { ...createFields(region.language, random), ...describedAs(id, gender) },
    notes: composeNotes(region.language, random),
    isFictional: random.chance(0.12) || id === FICTIONAL_MEMBER_ID,
    isOnline: random.chance(0.28) && !gone,
    isGone: gone,
    imageCount: random.chance(0.05) ? 0 : random.integer(1, 4),
  };
}

/** Members whom one list is likely to show together, from the likeliest on. */
function listGroups(language: string, country: string, gender: string, age: number): string[] {
  return [`${country} ${gender} ${age < 25 ? 'young' : 'older'}`, country, language];
}

/** The partner of a demo chat with unread messages, so that the disclosure is visible. */
const FICTIONAL_MEMBER_ID = 312;

/** Partners in demo chats who have left. */
const GONE_MEMBER_IDS: readonly number[] = [137, 215, 230];

function birthDate(age: number, random: Random, nowMs: number): string {
  const year = new Date(nowMs).getUTCFullYear() - age - 1;
  const month = String(random.integer(1, 12)).padStart(2, '0');
  return `${year}-${month}-${String(random.integer(1, 28)).padStart(2, '0')}`;
}

function createFields(language: Schemas['Locale'], random: Random): Record<string, string[]> {
  const take = (name: string, count: number): string[] => random.shuffle(FIELDS.get(name) ?? []).slice(0, count);
  const otherLanguages = take('languages', random.integer(0, 2)).filter((each) => each !== language);
  const fields: Record<string, string[]> = {
    looking_for: take('looking_for', random.integer(1, 2)),
    interests: take('interests', random.integer(2, 6)),
    languages: [language, ...otherLanguages],
  };
  if (random.chance(0.8)) fields['smoking'] = take('smoking', 1);
  if (random.chance(0.7)) fields['children'] = take('children', 1);
  return fields;
}

/** What a demonstration member says of themselves; drawn apart, so that it changes nothing else about them. */
export function selfDescription(id: number, gender: string): string[] {
  const random = createRandom(`described ${id}`);
  const said = random.chance(0.5) ? [random.pick(['adventurous', 'homebody', 'romantic'])] : [];
  if (random.chance(0.2)) said.push('bdsm');
  if (gender === 'female' && random.chance(0.3)) said.push('bbw');
  return said;
}

function describedAs(id: number, gender: string): Record<string, string[]> {
  const said = selfDescription(id, gender);
  return said.length === 0 ? {} : { describes_me: said };
}

/** Returns the members with an account, for people who try the site. */
export function createAccountMembers(): readonly DemoMember[] {
  return DEMO_ACCOUNTS.map((account) => {
    const region = DEMO_REGIONS.find((each) => each.country === account.country && each.cities.includes(account.city));
    if (region === undefined) throw new Error(`No region has ${account.city}`);
    return {
      id: account.memberId,
      name: account.name,
      gender: account.gender,
      dateOfBirth: `${account.birthYear}-04-17`,
      region,
      city: account.city,
      language: account.language,
      personal: account.personal,
      fields: {
        looking_for: ['relationship'],
        interests: ['music', 'cooking', 'hiking'],
        languages: [account.language],
      },
      notes: {},
      isFictional: false,
      isOnline: false,
      // A banned member is hidden from others.
      isGone: account.ban !== undefined,
      imageCount: account.imageCount,
    };
  });
}
