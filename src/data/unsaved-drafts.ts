const PREFIX = 'unsaved-draft/';

/**
 * What a draft is of: the message of a chat, the member's own profile, or, while a message waits for credits, the way
 * back to its chat. Two members chatting with each other share a conversation id, and may use the same device one after
 * the other.
 */
export type DraftKey = { accountId: number } & ({ conversationId: number } | { form: 'profile' | 'top-up' });

/**
 * Keeps what is being typed in this tab, from the keystroke until the worker has stored the draft: a reload before that
 * loses nothing. Not in local storage, which would outlive the tab with words of a conversation in it. Null deletes it.
 */
export function keepUnsavedDraft(place: DraftKey, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(keyOf(place));
    else sessionStorage.setItem(keyOf(place), text);
  } catch {
    // Storage is full or missing: the draft is stored a moment later anyway.
  }
}

/** Deletes it once `text` has been stored, unless more has been typed since. */
export function forgetUnsavedDraft(place: DraftKey, text: string): void {
  if (readUnsavedDraft(place) === text) keepUnsavedDraft(place, null);
}

export function readUnsavedDraft(place: DraftKey): string | null {
  try {
    return sessionStorage.getItem(keyOf(place));
  } catch {
    return null;
  }
}

/** Returns those of a member's messages: of chats that were left before the worker could store them. */
export function unsavedMessages(accountId: number): readonly { conversationId: number; text: string }[] {
  const prefix = `${PREFIX}${accountId}/`;
  try {
    return Object.keys(sessionStorage).flatMap((key) => {
      const conversationId = key.startsWith(prefix) ? Number(key.slice(prefix.length)) : Number.NaN;
      const text = sessionStorage.getItem(key);
      return Number.isSafeInteger(conversationId) && text !== null ? [{ conversationId, text }] : [];
    });
  } catch {
    return [];
  }
}

/** Deletes all of them, as when a session ends; with `keptAccountId`, all but that member's. */
export function forgetUnsavedDrafts(keptAccountId: number | null = null): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX) && !key.startsWith(`${PREFIX}${keptAccountId}/`)) sessionStorage.removeItem(key);
    }
  } catch {
    // Without storage there is nothing to delete.
  }
}

function keyOf(key: DraftKey): string {
  return `${PREFIX}${key.accountId}/${'form' in key ? key.form : key.conversationId}`;
}
