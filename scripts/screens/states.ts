import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import contract from '../../openapi/generated/openapi.json' with { type: 'json' };

/**
 * `full`: as the demo data has it. `new`: a member who has just signed up, with nothing anywhere. `failing`: every call
 * after the login is refused. `slow`: none of them is answered.
 */
export const STATES = ['full', 'new', 'failing', 'slow'] as const;
export type State = (typeof STATES)[number];

/** Without these there is no page to look at: the session, the settings and the words. */
const ALWAYS_ANSWERED = ['settings', 'user', 'login', 'logout'].map((name) => `/api/${name}.php`);
const FAULTS = { failing: 'status:503', slow: 'delay:15000' } as const satisfies Partial<Record<State, string>>;

/** Puts the control plane of the server at `url` into this state. Throws if it has none. */
export async function enterState(url: string, state: State): Promise<void> {
  const fault = state === 'failing' || state === 'slow' ? FAULTS[state] : null;
  const paths = Object.keys(contract.paths).filter((path) => path.startsWith('/api/'));
  const faults =
    fault === null ? [] : paths.filter((path) => !ALWAYS_ANSWERED.includes(path)).map((path) => ({ path, fault }));
  const answer = await fetch(`${url}/_reference/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  });
  if (!answer.ok) throw new Error(`${url} has no control plane, which --state ${state} needs (${answer.status})`);
}

export interface Account {
  email: string;
  password: string;
}

/** Creates a member of the demo site's country who has done no more than the first form. */
export async function signUpMember(page: Page, url: string): Promise<Account> {
  const account = { email: `${randomUUID()}@example.org`, password: 'a long pass phrase' };
  const headers = { 'x-package-name': 'web', 'x-original-host': 'localhost', connection: 'close' };
  const settings: unknown = await (await page.request.get(`${url}/api/settings.php`, { headers })).json();
  const answer = await page.request.post(`${url}/api/user.php?new=1`, {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    data: {
      ...account,
      name: 'Robin',
      trafficsource: null,
      timezone: 'Europe/London',
      country: 'GB',
      language: 'en',
      profile: null,
      form_path: '/signup',
      referrer: '',
      csrf: typeof settings === 'object' && settings !== null && 'csrf' in settings ? settings.csrf : null,
      token: null,
      n: 1,
    },
  });
  if (!answer.ok()) throw new Error(`The sign-up of a new member answered ${answer.status()}`);
  await page.context().clearCookies();
  return account;
}
