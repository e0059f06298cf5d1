import { PUSH_SERVICE_WORKER_VERSION } from '../../../worker/public/constants.ts';

const KEY = 'push-subscription';

/** With what the subscription of this browser was made. */
export interface SubscriptionNote {
  endpoint: string;
  /** Version of the push worker (specification, section 9). */
  version: number;
  /** Public key of the settings at that time. */
  key: string;
}

/** Returns null for what is no note. */
export function parseSubscriptionNote(text: string | null): SubscriptionNote | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { endpoint, version, key } = { endpoint: null, version: null, key: null, ...value };
    if (typeof endpoint !== 'string' || typeof version !== 'number' || typeof key !== 'string') return null;
    return { endpoint, version, key };
  } catch {
    return null;
  }
}

/**
 * Whether a subscription is to be made anew: by an older version of the push worker, with another key, or by nobody
 * knows whom.
 *
 * @param key of the settings; undefined when they are not known, which renews nothing for the key's sake
 */
export function isOutdatedSubscription(
  endpoint: string,
  note: SubscriptionNote | null,
  key: string | null | undefined,
): boolean {
  if (note === null || note.endpoint !== endpoint) return true;
  return note.version < PUSH_SERVICE_WORKER_VERSION || (typeof key === 'string' && note.key !== key);
}

export function readSubscriptionNote(): SubscriptionNote | null {
  try {
    return parseSubscriptionNote(localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

/** Answers whether this browser keeps notes; where it does not, nothing may be renewed again and again. */
export function rememberSubscription(endpoint: string, key: string): boolean {
  try {
    const note: SubscriptionNote = { endpoint, version: PUSH_SERVICE_WORKER_VERSION, key };
    localStorage.setItem(KEY, JSON.stringify(note));
    return true;
  } catch {
    return false;
  }
}

export function forgetSubscription(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is refused: there is no note.
  }
}
