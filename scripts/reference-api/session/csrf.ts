import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';
import type { AppContext } from '../http/call.ts';

const COOKIE_NAME = 'rendezvous_browser';

/** Returns the CSRF token of this browser. The token is bound to a separate cookie, which is set if missing. */
export function issueCsrfToken(context: AppContext, secret: string): string {
  const known = getCookie(context, COOKIE_NAME);
  if (known !== undefined && known !== '') return tokenOf(known, secret);
  const browser = randomBytes(32).toString('base64url');
  setCookie(context, COOKIE_NAME, browser, { path: '/', httpOnly: true, sameSite: 'Lax' });
  return tokenOf(browser, secret);
}

export function isCsrfToken(context: AppContext, secret: string, token: string): boolean {
  const browser = getCookie(context, COOKIE_NAME);
  if (browser === undefined || browser === '') return false;
  const expected = Buffer.from(tokenOf(browser, secret));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function tokenOf(browser: string, secret: string): string {
  return createHmac('sha256', secret).update(browser).digest('base64url');
}
