import { wantsUnstored } from './unstored-choice.ts';

const PREFIX = 'unsaved-draft/';

/**
 * What a draft is of: the message of a chat, or the member's own profile. Two members chatting with each other share a
 * conversation id, and may use the same device one after the other.
 */
export type DraftKey = { accountId: number } & ({ conversationId: number } | { form: 'profile' });

/**
 * Keeps what is being typed, from the keystroke until the worker has stored the draft: a reload, a tab that is closed or
 * a browser that ends before that loses nothing. Null deletes it.
 */
export function keepUnsavedDraft(place: DraftKey, text: string | null): void {
  try {
    if (text === null) storage().removeItem(keyOf(place));
    else storage().setItem(keyOf(place), text);
  } catch {
    // Storage is full or missing: the draft is stored a moment later anyway.
  }
}

/** Deletes it once `text` has been stored, unless more has been typed since, here or in another tab. */
export function forgetUnsavedDraft(place: DraftKey, text: string): void {
  if (readUnsavedDraft(place) === text) keepUnsavedDraft(place, null);
}

export function readUnsavedDraft(place: DraftKey): string | null {
  try {
    return storage().getItem(keyOf(place));
  } catch {
    return null;
  }
}

/** Deletes all of them, as when a session ends; with `keptAccountId`, all but that member's. */
export function forgetUnsavedDrafts(keptAccountId: number | null = null): void {
  try {
    const held = storage();
    for (const key of Object.keys(held)) {
      if (key.startsWith(PREFIX) && !key.startsWith(`${PREFIX}${keptAccountId}/`)) held.removeItem(key);
    }
  } catch {
    // Without storage there is nothing to delete.
  }
}

/** Shared by the tabs of this device; a member who stores nothing here has their tab alone, which forgets it. */
function storage(): Storage {
  return wantsUnstored(() => sessionStorage) ? sessionStorage : localStorage;
}

function keyOf(key: DraftKey): string {
  return `${PREFIX}${key.accountId}/${'form' in key ? key.form : key.conversationId}`;
}
