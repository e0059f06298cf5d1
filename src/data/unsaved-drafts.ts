const PREFIX = 'unsaved-draft/';

/** Two members chatting with each other share a conversation id, and may use the same tab one after the other. */
export interface DraftKey {
  accountId: number;
  conversationId: number;
}

/**
 * Keeps what is being typed in a chat, from the keystroke until the worker has stored the draft; only read again if
 * this tab is reloaded in between. Null deletes it.
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

function keyOf({ accountId, conversationId }: DraftKey): string {
  return `${PREFIX}${accountId}/${conversationId}`;
}
