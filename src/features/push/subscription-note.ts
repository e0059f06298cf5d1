import { PUSH_SERVICE_WORKER_VERSION } from '../../../worker/public/constants.ts';

const NAME = 'push-subscription';
/** How long the settings' key is trusted without asking the server again. */
const KEY_MAX_AGE_MS = 24 * 60 * 60 * 1_000;

/** How this browser's subscription was created. */
export interface SubscriptionNote {
  endpoint: string;
  /** Version of the push worker (specification, section 9). */
  version: number;
  /** Public key in the settings at that time. */
  key: string;
  /** When the key was last checked against the settings. */
  checkedAtMs: number;
}

/** Returns null if the text is not a valid note. */
export function parseSubscriptionNote(text: string | null): SubscriptionNote | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const fields = new Map<string, unknown>(Object.entries(value));
    const endpoint = fields.get('endpoint');
    const version = fields.get('version');
    const key = fields.get('key');
    const checkedAtMs = fields.get('checkedAtMs');
    if (typeof endpoint !== 'string' || typeof version !== 'number') return null;
    if (typeof key !== 'string' || typeof checkedAtMs !== 'number') return null;
    return { endpoint, version, key, checkedAtMs };
  } catch {
    return null;
  }
}

/**
 * Returns whether a subscription must be renewed because it was created by an older version of the push worker (which
 * may have left no note) or with another key.
 *
 * @param key key from the settings; undefined if they are unknown, in which case nothing is renewed
 */
export function isOutdatedSubscription(note: SubscriptionNote | null, key: string | undefined): boolean {
  if (note === null) return key !== undefined;
  return key !== undefined && (note.version < PUSH_SERVICE_WORKER_VERSION || note.key !== key);
}

/** Returns whether to ask the server for the key again; a time in the future means that the clock was set back. */
export function isKeyOld({ checkedAtMs }: SubscriptionNote, nowMs: number): boolean {
  return nowMs < checkedAtMs || nowMs - checkedAtMs >= KEY_MAX_AGE_MS;
}

export function readSubscriptionNote(): SubscriptionNote | null {
  try {
    return parseSubscriptionNote(localStorage.getItem(NAME));
  } catch {
    return null;
  }
}

/**
 * @param key the current key from the settings
 * @returns false if the storage of this device is full; where it is blocked, there is no service worker either, and so
 *   no subscription
 */
export function rememberSubscription(endpoint: string, key: string): boolean {
  const note: SubscriptionNote = { endpoint, version: PUSH_SERVICE_WORKER_VERSION, key, checkedAtMs: Date.now() };
  try {
    localStorage.setItem(NAME, JSON.stringify(note));
    return true;
  } catch {
    return false;
  }
}

/** Returns whether this device has room for a note: without room, that there is none tells nothing of the subscription. */
export function canRemember(endpoint: string, key: string): boolean {
  const hasRoom = rememberSubscription(endpoint, key);
  forgetSubscription();
  return hasRoom;
}

export function forgetSubscription(): void {
  try {
    localStorage.removeItem(NAME);
  } catch {
    // As above.
  }
}
