const PREFIX = 'unsaved-draft/';

/** Two members who write to each other have the same conversation, and may use the same tab one after the other. */
export interface DraftKey {
  accountId: number;
  conversationId: number;
}

/**
 * What is being typed in a chat, from the key that was pressed until the worker has stored it as the draft: only a
 * reload of this tab in between reads it again. Null forgets it.
 */
export function keepUnsavedDraft(place: DraftKey, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(keyOf(place));
    else sessionStorage.setItem(keyOf(place), text);
  } catch {
    // No room or no storage: the draft is stored a moment later.
  }
}

export function readUnsavedDraft(place: DraftKey): string | null {
  try {
    return sessionStorage.getItem(keyOf(place));
  } catch {
    return null;
  }
}

/** At the end of a session. */
export function forgetUnsavedDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to forget.
  }
}

function keyOf({ accountId, conversationId }: DraftKey): string {
  return `${PREFIX}${accountId}/${conversationId}`;
}
