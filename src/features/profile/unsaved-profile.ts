import { isMetaRow } from '../../../worker/public/row-doors.ts';
import type { ProfileChanges } from '../../../worker/public/worker-api.ts';
import { forgetUnsavedDraft, keepUnsavedDraft, readUnsavedDraft } from '../../data/unsaved-drafts.ts';

/**
 * Keeps the form's changes until the worker has stored them: a reload right behind the last key would bring
 * back older ones. Null: there are none any more.
 */
export function keepUnsavedProfile(accountId: number, changes: ProfileChanges | null): void {
  keepUnsavedDraft({ accountId, form: 'profile' }, JSON.stringify(changes));
}

/** Deletes them once the worker has stored `changes`, unless they have changed since. */
export function forgetUnsavedProfile(accountId: number, changes: ProfileChanges | null): void {
  forgetUnsavedDraft({ accountId, form: 'profile' }, JSON.stringify(changes));
}

/** Returns what the worker had not stored before the page ended; undefined if it had, or if it is unreadable. */
export function readUnsavedProfile(accountId: number): ProfileChanges | null | undefined {
  const text = readUnsavedDraft({ accountId, form: 'profile' });
  if (text === null) return undefined;
  try {
    const changes: unknown = JSON.parse(text);
    if (changes === null) return null;
    const row: unknown = { key: 'profile-draft', changes };
    return isMetaRow(row) && row.key === 'profile-draft' ? row.changes : undefined;
  } catch {
    return undefined;
  }
}
