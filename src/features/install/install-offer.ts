/** When the app offers to be installed. */
export interface InstallFacts {
  isMember: boolean;
  path: string;
  /** Visits of this device so far, this one included. */
  visits: number;
  /** Opened from the home screen. */
  isInstalled: boolean;
  /** The browser would ask now, or the member can do it by hand (iPhone, iPad). */
  isPossible: boolean;
  answer: InstallAnswer | null;
  nowMs: number;
}

/** What the member said last. */
export type InstallAnswer = { said: 'later'; atMs: number } | { said: 'never' };

/** Own choice: who comes back has a use for it. */
const VISITS_MIN = 2;
/** Own choice: a no holds for a month. */
const LATER_MS = 30 * 24 * 60 * 60 * 1_000;

/**
 * Members are asked when they come back, on their home, where nothing else waits for an answer; and no more once they
 * said never.
 */
export function mayOfferInstall(facts: InstallFacts): boolean {
  const { isMember, path, visits, isInstalled, isPossible, answer, nowMs } = facts;
  if (!isMember || path !== '/home' || visits < VISITS_MIN || isInstalled || !isPossible) return false;
  if (answer === null) return true;
  // A time from the future comes from a clock that was set back.
  return answer.said === 'later' && (nowMs < answer.atMs || nowMs - answer.atMs >= LATER_MS);
}

const ANSWER_NAME = 'install-answer';
const VISITS_NAME = 'install-visits';
const COUNTED_NAME = 'install-visit-counted';

/** Returns null for what is no answer. */
export function parseInstallAnswer(text: string | null): InstallAnswer | null {
  if (text === 'never') return { said: 'never' };
  const atMs = /^later (\d{1,16})$/.exec(text ?? '')?.[1];
  return atMs === undefined ? null : { said: 'later', atMs: Number(atMs) };
}

/** Where storage is refused the answer would be asked for each time: it counts as never. */
export function readInstallAnswer(): InstallAnswer | null {
  try {
    return parseInstallAnswer(localStorage.getItem(ANSWER_NAME));
  } catch {
    return { said: 'never' };
  }
}

export function saveInstallAnswer(answer: InstallAnswer): void {
  try {
    localStorage.setItem(ANSWER_NAME, answer.said === 'never' ? 'never' : `later ${answer.atMs}`);
  } catch {
    // As above.
  }
}

/** Counts this visit, once for each tab, and answers how many there were. */
export function countVisit(): number {
  try {
    const before = Number(localStorage.getItem(VISITS_NAME) ?? 0) || 0;
    if (sessionStorage.getItem(COUNTED_NAME) !== null) return before;
    sessionStorage.setItem(COUNTED_NAME, '1');
    localStorage.setItem(VISITS_NAME, String(before + 1));
    return before + 1;
  } catch {
    return 0;
  }
}
