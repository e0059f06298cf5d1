const KEY = 'was-member';

/**
 * Whether a member was logged in when this device last knew. Only decides what to show until the session is known, so
 * that the offer for visitors is there at once and does not flash past members.
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
    // Storage is refused: nothing is guessed.
  }
}
