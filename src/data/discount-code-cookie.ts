import type { SessionView } from './session-store.ts';
import { readStorageCookie, writeStorageCookie } from './storage-cookie.ts';

const COOKIE_NAME = 'rendezvous_discount_code';
/** Maximum code length (contract, `DiscountCode.code`). */
const CODE_MAX_LENGTH = 40;

/** A discount code that was entered on this device. */
export interface KeptCode {
  /** The member who entered or first used it; null if it is a visitor's, who may still log in or sign up. */
  accountId: number | null;
  code: string;
}

/** Returns null if there is none. Earlier versions stored the code alone. */
export function readKeptCode(cookies: string): KeptCode | null {
  const [, owner = '', code = ''] = /^(?:(\d{0,15})\/)?(.*)$/.exec(readStorageCookie(cookies, COOKIE_NAME) ?? '') ?? [];
  if (code === '' || code.length > CODE_MAX_LENGTH) return null;
  return { accountId: owner === '' ? null : Number(owner), code };
}

/** Stores a code for 30 days. */
export function keepCode({ accountId, code }: KeptCode): void {
  writeStorageCookie(COOKIE_NAME, `${accountId ?? ''}/${code}`);
}

/** Returns the code that counts for this user; null is a visitor. */
export function codeFor(kept: KeptCode | null, accountId: number | null): string | null {
  return kept !== null && (kept.accountId === null || kept.accountId === accountId) ? kept.code : null;
}

/** Deletes the code as a member logs out: the next one on this device gets other prices. */
export function forgetCodeAtLogout(before: SessionView, next: SessionView): void {
  if (before.status === 'member' && next.status === 'visitor' && next.cause !== 'lost') {
    writeStorageCookie(COOKIE_NAME, null);
  }
}
