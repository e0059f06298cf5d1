import { randomUUID } from 'node:crypto';
import { expect } from 'playwright/test';
import { createCookieFetch } from '../fixtures/cookie-fetch.ts';

/** Creates an account of a member in GB with direct calls. They have told neither age nor gender. */
export async function signUp(url: string, name: string): Promise<void> {
  const fetchWithCookies = createCookieFetch();
  const headers = { 'x-package-name': 'web', 'x-original-host': 'localhost', 'content-type': 'application/json' };
  const settings: unknown = await (await fetchWithCookies(new Request(`${url}/api/settings.php`, { headers }))).json();
  const csrf = typeof settings === 'object' && settings !== null && 'csrf' in settings ? settings.csrf : null;
  const account = {
    email: `${randomUUID()}@example.org`,
    name,
    password: 'a long pass phrase',
    trafficsource: null,
    timezone: 'Europe/London',
    country: 'GB',
    language: 'en',
    profile: null,
    form_path: '/signup',
    referrer: '',
    csrf,
    token: null,
    n: 1,
  };
  const answer = await fetchWithCookies(
    new Request(`${url}/api/user.php?new=1`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: JSON.stringify(account),
    }),
  );
  expect(answer.status).toBe(200);
}
