const KEY = 'chatSearch';

/**
 * Returns the search text that this account has stored in this browser history entry, so that going back restores it.
 * Another account may have logged in since.
 */
export function savedSearch(accountId: number | null): string {
  const saved = read();
  return saved !== null && saved.accountId === accountId ? saved.text : '';
}

/** Returns whether some account searches its chats in this history entry. */
export function hasSavedSearch(): boolean {
  return (read()?.text ?? '') !== '';
}

/** Returns the state of a history entry whose page begins with this search. */
export function searchState(accountId: number | null, text: string): Readonly<Record<string, unknown>> {
  return { [KEY]: { accountId, text } };
}

/** Stores the search text in the history state, not in the address: whom a member looks for is private. */
export function keepSearch(accountId: number | null, text: string): void {
  const state: unknown = history.state;
  history.replaceState({ ...(typeof state === 'object' ? state : null), ...searchState(accountId, text) }, '');
}

function read(): { accountId: unknown; text: string } | null {
  const state: unknown = history.state;
  const saved: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, KEY) : null;
  if (typeof saved !== 'object' || saved === null || !('accountId' in saved) || !('text' in saved)) return null;
  return typeof saved.text === 'string' ? { accountId: saved.accountId, text: saved.text } : null;
}
