let isFresh = false;

/** Records that this tab is creating an account, so that the next screen continues the sign-up. */
export function expectFreshAccount(isExpected: boolean): void {
  isFresh = isExpected;
}

/** Returns whether the member has just signed up in this tab. */
export function hasFreshAccount(): boolean {
  return isFresh;
}

/** Key under which sessionStorage holds a visitor's likes (saved-likes.ts). */
export const SAVED_LIKES_KEY = 'likes-before-signup';

/** Returns whether likes from before the sign-up are unsent. Kept here so that callers need not load saved-likes.ts. */
export function hasSavedLikes(): boolean {
  try {
    return sessionStorage.getItem(SAVED_LIKES_KEY) !== null;
  } catch {
    return false;
  }
}
