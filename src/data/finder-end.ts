const NAME = 'rendezvous_finder_ended';
const VISITOR = 'visitor';

/**
 * Returns whether the match-finder last showed this person their matches here: until the server has answered, the page
 * begins with the places of these, or with that of a question. Null is a visitor, for whom it counts in this tab.
 */
export function hasFinderEnded(accountId: number | null): boolean {
  try {
    return storageOf(accountId).getItem(NAME) === ownerOf(accountId);
  } catch {
    return false;
  }
}

/** Until the session ends, or a question is open again. */
export function noteFinderEnd(accountId: number | null, hasEnded: boolean): void {
  try {
    if (hasEnded) storageOf(accountId).setItem(NAME, ownerOf(accountId));
    else storageOf(accountId).removeItem(NAME);
  } catch {
    // Storage is refused: the page begins with the place of a question.
  }
}

/** What is known of a member, as their session ends. */
export function forgetFinderEnd(): void {
  try {
    localStorage.removeItem(NAME);
  } catch {
    // As above.
  }
}

/** The server keeps a visitor's answers until the browser is closed. */
function storageOf(accountId: number | null): Storage {
  return accountId === null ? sessionStorage : localStorage;
}

function ownerOf(accountId: number | null): string {
  return accountId === null ? VISITOR : String(accountId);
}
