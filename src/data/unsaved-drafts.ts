const PREFIX = 'unsaved-draft/';

/**
 * What is being typed in a chat, from the key that was pressed until the worker has stored it as the draft: only a
 * reload of this tab in between reads it again. Null forgets it.
 */
export function keepUnsavedDraft(conversationId: number, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(PREFIX + conversationId);
    else sessionStorage.setItem(PREFIX + conversationId, text);
  } catch {
    // No room or no storage: the draft is stored a moment later.
  }
}

export function readUnsavedDraft(conversationId: number): string | null {
  try {
    return sessionStorage.getItem(PREFIX + conversationId);
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
