import type { ProfileChanges } from '../../../worker/public/worker-api.ts';
import { draftWith, type OwnProfile, type ProfileDraft, profileChanges, without } from './profile-draft.ts';

/**
 * What was typed here and stands in no saved profile yet, as it was typed. All else follows the saved profile, which
 * another tab or device may change meanwhile.
 */
export type ProfileEdits = ProfileChanges;

/** Adds a change of the form. Of the configurable fields only those that it changes count as typed. */
export function editsWith(edits: ProfileEdits, draft: ProfileDraft, part: Partial<ProfileDraft>): ProfileEdits {
  const { fields, notes, ...rest } = part;
  return {
    ...edits,
    ...rest,
    ...(fields === undefined ? {} : { fields: { ...edits.fields, ...differing(draft.fields, fields) } }),
    ...(notes === undefined ? {} : { notes: { ...edits.notes, ...differing(draft.notes, notes) } }),
  };
}

/** Drops what the saved profile has by now. */
export function unsavedEdits(saved: OwnProfile, edits: ProfileEdits): ProfileEdits {
  const changes = profileChanges(saved, draftWith(saved, edits)) ?? {};
  return {
    ...without(edits, (name) => !(name in changes)),
    ...(changes.fields === undefined ? {} : { fields: changes.fields }),
    ...(changes.notes === undefined ? {} : { notes: changes.notes }),
  };
}

/** What was typed after `sent` went out; null when nothing was. */
export function editsSince(sent: ProfileEdits, edits: ProfileEdits): ProfileEdits | null {
  const before = new Map<string, unknown>(Object.entries(sent));
  const after = new Map<string, unknown>(Object.entries(edits));
  const isSame = (name: string) => JSON.stringify(before.get(name)) === JSON.stringify(after.get(name));
  const rest = without(edits, isSame);
  return Object.keys(rest).length === 0 ? null : rest;
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
