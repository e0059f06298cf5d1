const KEY = 'was-member';

/**
 * Returns whether a member was logged in when this device last knew. Only decides what to show until the session is
 * known, so that visitors see their offer at once and it does not flash up for members.
 */
export function readMemberHint(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function writeMemberHint(isMember: boolean): void {
  try {
    if (isMember) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is refused: no hint is kept.
  }
}
