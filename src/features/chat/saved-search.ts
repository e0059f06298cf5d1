const KEY = 'chatSearch';

/** What was searched for when the page was left, as this entry of the browser's history has it: back shows it again. */
export function savedSearch(): string {
  const state: unknown = history.state;
  const text: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, KEY) : null;
  return typeof text === 'string' ? text : '';
}

/** In no address: whom a member looks for is nobody else's business. */
export function keepSearch(text: string): void {
  const state: unknown = history.state;
  history.replaceState({ ...(typeof state === 'object' ? state : null), [KEY]: text }, '');
}
