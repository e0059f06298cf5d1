import { MEMBER_MARK } from '../../worker/public/member-mark.ts';
import { readStorageCookie, writeStorageCookie } from './storage-cookie.ts';

export const MEMBER_COOKIE_NAME = 'rendezvous_member';

/**
 * Returns whether a member was logged in when this device last knew. Only decides what to show until the session is
 * known, so that visitors see their offer at once and it does not flash up for members. A cookie, because it is read
 * before the first paint: the first access to local storage makes that wait for the disk.
 */
export function readMemberHint(): boolean {
  return readMemberMark() === MEMBER_MARK;
}

/** Returns what the cookie says in full (worker/public/member-mark.ts); null if there is none. */
export function readMemberMark(): string | null {
  // There is no document where pages are prerendered.
  return typeof document === 'undefined' ? null : readStorageCookie(document.cookie, MEMBER_COOKIE_NAME);
}

export function writeMemberHint(isMember: boolean): void {
  writeMemberMark(isMember ? MEMBER_MARK : null);
}

export function writeMemberMark(mark: string | null): void {
  writeStorageCookie(MEMBER_COOKIE_NAME, mark);
}
