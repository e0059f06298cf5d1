import { readStorageCookie, writeStorageCookie } from '../data/storage-cookie.ts';

const COOKIE_NAME = 'rendezvous_member';

/**
 * Returns whether a member was logged in when this device last knew. Only decides what to show until the session is
 * known, so that visitors see their offer at once and it does not flash up for members. A cookie, because it is read
 * before the first paint: the first access to local storage makes that wait for the disk.
 */
export function readMemberHint(): boolean {
  // There is no document where pages are prerendered.
  return typeof document !== 'undefined' && readStorageCookie(document.cookie, COOKIE_NAME) !== null;
}

export function writeMemberHint(isMember: boolean): void {
  writeStorageCookie(COOKIE_NAME, isMember ? '1' : null);
}
