import { AGE_MAX_YEARS, AGE_MIN_YEARS } from '../../../worker/public/constants.ts';
import { without } from '../../../worker/public/profile-changes.ts';
import type { User } from '../../../worker/public/rows.ts';
import type { ProfileChanges, ProfileSave } from '../../../worker/public/worker-api.ts';
import { ageInYears } from '../members/age.ts';

export type OwnProfile = User['profile'];

/** Contents of the profile form. */
export type ProfileDraft = Required<ProfileChanges>;

export function draftOf(profile: OwnProfile): ProfileDraft {
  const { name, country, countryregion, city, gender, date_of_birth, personal, fields, notes } = profile;
  return { name, country, countryregion, city, gender, date_of_birth, personal, fields, notes };
}

/** Returns the form contents: the saved profile with earlier unsaved changes applied. */
export function draftWith(profile: OwnProfile, changes: ProfileChanges | null): ProfileDraft {
  return {
    ...draftOf(profile),
    ...changes,
    fields: { ...profile.fields, ...changes?.fields },
    notes: { ...profile.notes, ...changes?.notes },
  };
}

/** Returns the profile as others will see it once the changes are saved; what cannot be saved stays as it was. */
export function profileWith(profile: OwnProfile, changes: ProfileChanges | null, now: Date): OwnProfile {
  const draft = draftWith(profile, changes);
  const { date_of_birth: birth } = draft;
  const isOfNewAge = birth !== null && birth !== profile.date_of_birth && isBirthDateAllowed(birth, now);
  return {
    ...profile,
    ...draft,
    name: draft.name.trim() === '' ? profile.name : draft.name,
    age: isOfNewAge ? ageInYears(birth, now) : profile.age,
  };
}

/** Returns the save request. This page covers the whole profile, so saving it also finishes an abandoned sign-up. */
export function profileSave(saved: OwnProfile, changes: ProfileChanges): ProfileSave {
  return saved.lastSignupStep ? changes : { ...changes, lastSignupStep: true };
}

/**
 * Returns the difference from the saved profile; null if there is none. A cleared city or about-me text becomes null, a
 * cleared field an empty list.
 */
export function profileChanges(saved: OwnProfile, draft: ProfileDraft): ProfileChanges | null {
  const fields = changedEntries(saved.fields, draft.fields, []);
  const notes = changedEntries(tidyAll(saved.notes), tidyAll(draft.notes), '');
  const told = tidyTexts(draft);
  // A change of country clears region and city unless the request names them.
  const named = draft.country === saved.country ? [] : ['countryregion', 'city'];
  // The server may keep spaces around a text: that they are not in the form is no change of the member's.
  const before = new Map<string, unknown>(Object.entries(tidyTexts(saved)));
  const changes: ProfileChanges = {
    ...without(told, (name, value) => value === before.get(name) && !named.includes(name)),
    ...(fields === null ? {} : { fields }),
    ...(notes === null ? {} : { notes }),
  };
  return Object.keys(changes).length === 0 ? null : changes;
}

type Told = Omit<ProfileDraft, 'fields' | 'notes'>;

function tidyTexts({ name, country, countryregion, city, gender, date_of_birth, personal }: Told): Told {
  // Listed one by one so that the compiler reports a missing part.
  return {
    name: name.trim(),
    country,
    countryregion,
    city: tidy(city),
    gender,
    date_of_birth,
    personal: tidy(personal),
  };
}

function tidy(text: string | null): string | null {
  const tidied = tidyText(text ?? '');
  return tidied === '' ? null : tidied;
}

/** Line ends as fields have them (HTML standard, normalized newlines). */
function tidyText(text: string): string {
  return text.trim().replace(/\r\n?/g, '\n');
}

function tidyAll(notes: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(notes).map(([name, text]) => [name, tidyText(text)]));
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

/** Returns whether a date of birth is within the allowed age range (specification, section 5); true for null. */
export function isBirthDateAllowed(date: string | null, now: Date): boolean {
  if (date === null) return true;
  const age = ageInYears(date, now);
  return age !== null && age >= AGE_MIN_YEARS && age <= AGE_MAX_YEARS;
}
