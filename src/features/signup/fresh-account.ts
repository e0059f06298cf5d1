let isFresh = false;

/** This tab is creating an account; the screen that follows goes on with the sign-up. */
export function expectFreshAccount(isExpected: boolean): void {
  isFresh = isExpected;
}

/** Whether the member of this tab has just signed up here. */
export function hasFreshAccount(): boolean {
  return isFresh;
}

/** Where this tab keeps whom a visitor liked (saved-likes.ts). */
export const SAVED_LIKES_KEY = 'likes-before-signup';

/** Whether likes from before the sign-up are left to send; said here, so that no one else loads the sign-up for it. */
export function hasSavedLikes(): boolean {
  try {
    return sessionStorage.getItem(SAVED_LIKES_KEY) !== null;
  } catch {
    return false;
  }
}
