let isFresh = false;

/** This tab is creating an account; the screen that follows goes on with the sign-up. */
export function expectFreshAccount(isExpected: boolean): void {
  isFresh = isExpected;
}

/** Whether the member of this tab has just signed up here. */
export function hasFreshAccount(): boolean {
  return isFresh;
}
