const NAME = 'rendezvous_seek_answered';

/**
 * Returns whether this member has said here whom they look for: the server has no word for one who looks for everyone on
 * purpose. If storage is refused, nobody is asked on each visit.
 */
export function hasSaidWhom(accountId: number): boolean {
  try {
    return localStorage.getItem(NAME) === String(accountId);
  } catch {
    return true;
  }
}

/** Until the session ends; the next member on this device is asked for themselves. */
export function noteSaidWhom(accountId: number): void {
  try {
    localStorage.setItem(NAME, String(accountId));
  } catch {
    // Storage is refused, and then the question is not asked.
  }
}

export function forgetSaidWhom(): void {
  try {
    localStorage.removeItem(NAME);
  } catch {
    // As above.
  }
}
