import { AGE_MAX_YEARS, AGE_MIN_YEARS } from '../../../worker/public/constants.ts';
import type { User } from '../../../worker/public/rows.ts';
import type { ProfileChanges, ProfileSave } from '../../../worker/public/worker-api.ts';

export type OwnProfile = User['profile'];

/** What the form of the own profile holds. */
export type ProfileDraft = Required<ProfileChanges>;

export function draftOf(profile: OwnProfile): ProfileDraft {
  const { name, country, countryregion, city, gender, date_of_birth, personal, fields, notes } = profile;
  return { name, country, countryregion, city, gender, date_of_birth, personal, fields, notes };
}

/** The form with what was changed in it before. */
export function draftWith(profile: OwnProfile, changes: ProfileChanges | null): ProfileDraft {
  return {
    ...draftOf(profile),
    ...changes,
    fields: { ...profile.fields, ...changes?.fields },
    notes: { ...profile.notes, ...changes?.notes },
  };
}

/** The whole profile is on one page here, so that saving it also ends a sign-up that was left halfway. */
export function profileSave(saved: OwnProfile, changes: ProfileChanges): ProfileSave {
  return saved.lastSignupStep ? changes : { ...changes, lastSignupStep: true };
}

/** What differs from what is saved; null when nothing does. Emptied texts are null, emptied fields an empty list. */
export function profileChanges(saved: OwnProfile, draft: ProfileDraft): ProfileChanges | null {
  const fields = changedEntries(saved.fields, draft.fields, []);
  const notes = changedEntries(saved.notes, draft.notes, '');
  // Every part has its line here, or the compiler says which is missing.
  const told: Omit<ProfileDraft, 'fields' | 'notes'> = {
    name: draft.name.trim(),
    country: draft.country,
    countryregion: draft.countryregion,
    city: tidy(draft.city),
    gender: draft.gender,
    date_of_birth: draft.date_of_birth,
    personal: tidy(draft.personal),
  };
  // Another country takes region and city with it unless they are named.
  const named = draft.country === saved.country ? [] : ['countryregion', 'city'];
  const before = new Map<string, unknown>(Object.entries(saved));
  const changes: ProfileChanges = {
    ...without(told, (name, value) => value === before.get(name) && !named.includes(name)),
    ...(fields === null ? {} : { fields }),
    ...(notes === null ? {} : { notes }),
  };
  return Object.keys(changes).length === 0 ? null : changes;
}

/** The parts of a profile but for some. */
export function without<Parts extends ProfileChanges>(
  parts: Parts,
  isLeftOut: (name: string, value: unknown) => boolean,
): Partial<Parts> {
  const rest = { ...parts };
  for (const [name, value] of Object.entries(parts)) if (isLeftOut(name, value)) Reflect.deleteProperty(rest, name);
  return rest;
}

function tidy(text: string | null): string | null {
  const tidied = text?.trim() ?? '';
  return tidied === '' ? null : tidied;
}

function changedEntries<Value>(
  saved: Readonly<Record<string, Value>>,
  draft: Readonly<Record<string, Value>>,
  empty: Value,
): Record<string, Value> | null {
  const before = new Map(Object.entries(saved));
  const changed = Object.entries(draft).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name) ?? empty),
  );
  return changed.length === 0 ? null : Object.fromEntries(changed);
}

/** Whether a date of birth is that of somebody who may be here (specification, section 5). Null says nothing. */
export function isBirthDateAllowed(date: string | null, nowMs: number): boolean {
  if (date === null) return true;
  const { min, max } = birthDateLimits(nowMs);
  return isRealDate(date) && date >= min && date <= max;
}

/** Whether a text is YYYY-MM-DD of a day that there was or will be. */
function isRealDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // 30 February is read as a day of March by some browsers.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The first and the last date of birth, as YYYY-MM-DD. */
export function birthDateLimits(nowMs: number): { min: string; max: string } {
  const yearsAgo = (years: number) => {
    const date = new Date(nowMs);
    date.setFullYear(date.getFullYear() - years);
    return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
  };
  return { min: yearsAgo(AGE_MAX_YEARS), max: yearsAgo(AGE_MIN_YEARS) };
}
