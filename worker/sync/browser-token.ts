import type { Outcome } from '../http/outcome.ts';
import type { Settings } from '../public/rows.ts';

/**
 * Makes a call with this browser's CSRF token. The token is tied to a cookie: if two initial calls race, the cookie of
 * one can end up with the token of the other. A rejected token is therefore refetched, once.
 *
 * @param settings fetches the site settings, which contain the token
 */
export async function withBrowserToken<Data>(
  settings: () => Promise<Outcome<Pick<Settings, 'csrf'>>>,
  call: (csrf: string) => Promise<Outcome<Data>>,
): Promise<Outcome<Data>> {
  const first = await settings();
  if (first.kind !== 'ok') return first;
  const outcome = await call(first.data.csrf);
  if (!isTokenRefused(outcome)) return outcome;
  const second = await settings();
  return second.kind === 'ok' ? await call(second.data.csrf) : second;
}

/**
 * Returns whether the server rejected the token of the form (contract, rules for all operations: `csrf_invalid`). One
 * that names the field under another code is taken for the same: nobody types a token.
 */
export function isTokenRefused(outcome: Outcome<unknown>): boolean {
  if (outcome.kind !== 'http' || outcome.error === null) return false;
  return outcome.error.error === 'csrf_invalid' || outcome.error.fields?.['csrf'] !== undefined;
}
