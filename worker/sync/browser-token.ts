import type { Outcome } from '../http/outcome.ts';
import type { Settings } from '../public/rows.ts';

/**
 * Makes a call with the token of this browser. The token belongs to a cookie: where two first calls went out at once,
 * the cookie of one comes with the token of the other. A token that is refused is fetched anew, once.
 *
 * @param settings fetches the settings of the site, which hold the token
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

/** The form is right, its token is not (contract, `csrf_invalid`). */
export function isTokenRefused(outcome: Outcome<unknown>): boolean {
  return outcome.kind === 'http' && outcome.error?.error === 'csrf_invalid';
}
