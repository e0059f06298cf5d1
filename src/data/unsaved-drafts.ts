const PREFIX = 'unsaved-draft/';

/**
 * What a draft is of: the message of a chat, or the member's own profile. Two members chatting with each other share a
 * conversation id, and may use the same tab one after the other.
 */
export type DraftKey = { accountId: number } & ({ conversationId: number } | { form: 'profile' });

/**
 * Keeps what is being typed, from the keystroke until the worker has stored the draft; only read again if this tab is
 * reloaded in between. Null deletes it.
 */
export function keepUnsavedDraft(place: DraftKey, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(keyOf(place));
    else sessionStorage.setItem(keyOf(place), text);
  } catch {
    // Storage is full or missing: the draft is stored a moment later anyway.
  }
}

export function readUnsavedDraft(place: DraftKey): string | null {
  try {
    return sessionStorage.getItem(keyOf(place));
  } catch {
    return null;
  }
}

/** Deletes all of them when a session ends. */
export function forgetUnsavedDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to delete.
  }
}

function keyOf(key: DraftKey): string {
  return `${PREFIX}${key.accountId}/${'form' in key ? key.form : key.conversationId}`;
}
