import { without } from '../../../worker/public/profile-changes.ts';
import type { DateParts } from '../../../worker/public/rows.ts';
import type { ProfileChanges } from '../../../worker/public/worker-api.ts';
import { dateOfParts } from '../signup/flow/date-of-birth.ts';
import { draftWith, type OwnProfile, type ProfileDraft, profileChanges } from './profile-draft.ts';

/**
 * Unsaved edits, exactly as typed. All other fields follow the saved profile, which another tab or device may change in
 * the meantime.
 */
export type ProfileEdits = ProfileChanges;

/** Returns the edits with a form change added. Of the configurable fields and notes, only changed ones are recorded. */
export function editsWith(edits: ProfileEdits, draft: ProfileDraft, part: Partial<ProfileDraft>): ProfileEdits {
  const { fields, notes, ...rest } = part;
  return {
    ...edits,
    ...rest,
    ...(fields === undefined ? {} : { fields: { ...edits.fields, ...differing(draft.fields, fields) } }),
    ...(notes === undefined ? {} : { notes: { ...edits.notes, ...differing(draft.notes, notes) } }),
  };
}

/** Returns the edits without those that the saved profile already contains. */
export function unsavedEdits(saved: OwnProfile, edits: ProfileEdits): ProfileEdits {
  const changes = profileChanges(saved, draftWith(saved, edits)) ?? {};
  return {
    ...without(edits, (name) => !(name in changes)),
    ...(changes.fields === undefined ? {} : { fields: changes.fields }),
    // As typed: a change is told without the space that a word is about to follow.
    ...(changes.notes === undefined ? {} : { notes: pick(edits.notes ?? {}, changes.notes) }),
  };
}

/** Returns the edits made after `sent` was submitted; null if there are none. */
export function editsSince(sent: ProfileEdits, edits: ProfileEdits): ProfileEdits | null {
  const before = new Map<string, unknown>(Object.entries(sent));
  const after = new Map<string, unknown>(Object.entries(edits));
  const isSame = (name: string) => JSON.stringify(before.get(name)) === JSON.stringify(after.get(name));
  const rest = without(edits, isSame);
  return Object.keys(rest).length === 0 ? null : rest;
}

/** What is typed in the form. */
export interface TypedProfile {
  edits: ProfileEdits;
  birthDate: DateParts;
}

/** Returns what this device keeps of what is typed (see `keptChanges`). */
export function unsavedChanges(saved: OwnProfile, { edits, birthDate }: TypedProfile): ProfileChanges | null {
  return keptChanges(profileChanges(saved, draftWith(saved, edits)), birthDate);
}

/** Returns whether a date is begun and not, or not yet, a real one. */
export function isDateUnfinished(parts: DateParts): boolean {
  return Object.values(parts).some((part) => part !== '') && dateOfParts(parts) === null;
}

/**
 * Returns what this device keeps of the changes; null if that is nothing. A date of birth that is still being chosen is
 * left out: after a reload it would be one that the member has deleted.
 */
export function keptChanges(changes: ProfileChanges | null, birthDate: DateParts): ProfileChanges | null {
  if (changes === null || !isDateUnfinished(birthDate)) return changes;
  const rest = without(changes, (name) => name === 'date_of_birth');
  return Object.keys(rest).length === 0 ? null : rest;
}

/** Returns the entries whose names are in `named` too. */
function pick<Value>(
  entries: Readonly<Record<string, Value>>,
  named: Readonly<Record<string, unknown>>,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(entries).filter(([name]) => Object.hasOwn(named, name)));
}

function differing<Value>(
  before: Readonly<Record<string, Value>>,
  after: Readonly<Record<string, Value>>,
): Record<string, Value> {
  const known = new Map(Object.entries(before));
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(known.get(name))),
  );
}
