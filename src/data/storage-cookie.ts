import { STORAGE_COOKIE_MAX_AGE_S } from '../../worker/public/constants.ts';

/** Stores whether visits may be counted. */
export const CONSENT_COOKIE_NAME = 'rendezvous_consent';
/** Set once the entry warning was passed (specification, section 4). */
export const ENTRY_WARNING_COOKIE_NAME = 'skipped-site-entry-warning';

/**
 * Returns a value stored on this device for 30 days; null if there is none or it cannot be decoded.
 *
 * @param cookies as in `document.cookie`
 */
export function readStorageCookie(cookies: string, name: string): string | null {
  const pair = cookies.split('; ').find((one) => one.startsWith(`${name}=`));
  try {
    return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return null;
  }
}

/**
 * Returns the cookie for `document.cookie`: 30 days, `samesite=lax` (specification, section 9). A value of null removes
 * it.
 */
export function storageCookie(name: string, value: string | null): string {
  const maxAge = value === null ? 0 : STORAGE_COOKIE_MAX_AGE_S;
  return `${name}=${encodeURIComponent(value ?? '')}; max-age=${maxAge}; path=/; samesite=lax`;
}

export function writeStorageCookie(name: string, value: string | null): void {
  takeCookie(storageCookie(name, value));
}

/** The CookieStore API, which the linter prefers, is missing in supported browsers. */
export function takeCookie(cookie: string, target: { cookie: string } = document): void {
  target.cookie = cookie;
}
