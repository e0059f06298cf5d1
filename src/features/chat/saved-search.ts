const KEY = 'chatSearch';

/** Returns the search text stored in this browser history entry, so that going back restores it. */
export function savedSearch(): string {
  const state: unknown = history.state;
  const text: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, KEY) : null;
  return typeof text === 'string' ? text : '';
}

/** Returns the state of a history entry whose page begins with this search. */
export function searchState(text: string): Readonly<Record<string, string>> {
  return { [KEY]: text };
}

/** Stores the search text in the history state, not in the address: whom a member looks for is private. */
export function keepSearch(text: string): void {
  const state: unknown = history.state;
  history.replaceState({ ...(typeof state === 'object' ? state : null), ...searchState(text) }, '');
}
