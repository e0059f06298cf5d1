import { isMetaRow } from '../../../worker/public/row-doors.ts';
import type { ProfileChanges } from '../../../worker/public/worker-api.ts';
import { forgetUnsavedDraft, keepUnsavedDraft, readUnsavedDraft } from '../../data/unsaved-drafts.ts';

/** The form's changes in this tab, and those that it knew stored before (see `mergedChanges`). */
export interface UnsavedProfile {
  changes: ProfileChanges | null;
  before: ProfileChanges | null;
}

/**
 * Keeps the form's changes until the worker has stored them: a reload right behind the last key would bring
 * back older ones. Null: there are none any more.
 */
export function keepUnsavedProfile(accountId: number, { changes, before }: UnsavedProfile): void {
  keepUnsavedDraft({ accountId, form: 'profile' }, JSON.stringify({ changes, before }));
}

/** Deletes them once the worker has stored them, unless they have changed since. */
export function forgetUnsavedProfile(accountId: number, { changes, before }: UnsavedProfile): void {
  forgetUnsavedDraft({ accountId, form: 'profile' }, JSON.stringify({ changes, before }));
}

/** Returns what the worker had not stored before the page ended; undefined if it had, or if it is unreadable. */
export function readUnsavedProfile(accountId: number): UnsavedProfile | undefined {
  const text = readUnsavedDraft({ accountId, form: 'profile' });
  if (text === null) return undefined;
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null || !('changes' in kept) || !('before' in kept)) return undefined;
    const changes = soundChanges(kept.changes);
    const before = soundChanges(kept.before);
    return changes === undefined || before === undefined ? undefined : { changes, before };
  } catch {
    return undefined;
  }
}

function soundChanges(changes: unknown): ProfileChanges | null | undefined {
  if (changes === null) return null;
  const row: unknown = { key: 'profile-draft', changes };
  return isMetaRow(row) && row.key === 'profile-draft' ? row.changes : undefined;
}
