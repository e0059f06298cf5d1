/** Facts that decide whether installation is offered. */
export interface InstallFacts {
  isMember: boolean;
  path: string;
  /** Number of visits on this device, including this one. */
  visits: number;
  /** The app was opened from the home screen. */
  isInstalled: boolean;
  /** The browser can prompt now, or the member can install manually (iPhone, iPad). */
  isPossible: boolean;
  answer: InstallAnswer | null;
  nowMs: number;
}

/** The member's last answer. */
export type InstallAnswer = { said: 'later'; atMs: number } | { said: 'never' };

/** Own choice: returning members have a use for it. */
const VISITS_MIN = 2;
/** Own choice: "later" holds for 30 days. */
const LATER_MS = 30 * 24 * 60 * 60 * 1_000;

/**
 * Returns whether to offer installation: to returning members, on their home page, where nothing else asks for an
 * answer; never again after "never".
 */
export function mayOfferInstall(facts: InstallFacts): boolean {
  const { isMember, path, visits, isInstalled, isPossible, answer, nowMs } = facts;
  if (!isMember || path !== '/home' || visits < VISITS_MIN || isInstalled || !isPossible) return false;
  if (answer === null) return true;
  // A time in the future means that the clock was set back.
  return answer.said === 'later' && (nowMs < answer.atMs || nowMs - answer.atMs >= LATER_MS);
}

const ANSWER_NAME = 'install-answer';
const VISITS_NAME = 'install-visits';
const COUNTED_NAME = 'install-visit-counted';

/** Returns null if the text is not an answer. */
export function parseInstallAnswer(text: string | null): InstallAnswer | null {
  if (text === 'never') return { said: 'never' };
  const atMs = /^later (\d{1,16})$/.exec(text ?? '')?.[1];
  return atMs === undefined ? null : { said: 'later', atMs: Number(atMs) };
}

/** Returns the stored answer. If storage is refused, the member would be asked each time, so it counts as "never". */
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
    // Storage is refused, so the answer counts as "never" anyway.
  }
}

/** Counts this visit, once per tab, and returns the total. */
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
