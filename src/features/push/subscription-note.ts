import { PUSH_SERVICE_WORKER_VERSION } from '../../../worker/public/constants.ts';

const NAME = 'push-subscription';
/** How long a key of the settings is believed without asking again. */
const KEY_MAX_AGE_MS = 24 * 60 * 60 * 1_000;

/** With what the subscription of this browser was made. */
export interface SubscriptionNote {
  endpoint: string;
  /** Version of the push worker (specification, section 9). */
  version: number;
  /** Public key of the settings at that time. */
  key: string;
  /** When the settings were last asked for the key. */
  checkedAtMs: number;
}

/** Returns null for what is no note. */
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
 * Whether a subscription is to be made anew: by an older version of the push worker, which left no note or one of its
 * own, or with another key.
 *
 * @param key of the settings; undefined when they are not known, which renews nothing for the key's sake
 */
export function isOutdatedSubscription(note: SubscriptionNote | null, key: string | undefined): boolean {
  if (note === null) return key !== undefined;
  return key !== undefined && (note.version < PUSH_SERVICE_WORKER_VERSION || note.key !== key);
}

/** Whether the settings are to be asked again; a time from the future comes from a clock that was set back. */
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

/** Call it with the key that the settings have now. */
export function rememberSubscription(endpoint: string, key: string): void {
  const note: SubscriptionNote = { endpoint, version: PUSH_SERVICE_WORKER_VERSION, key, checkedAtMs: Date.now() };
  try {
    localStorage.setItem(NAME, JSON.stringify(note));
  } catch {
    // Where storage is refused there is no service worker either, and so no subscription.
  }
}

export function forgetSubscription(): void {
  try {
    localStorage.removeItem(NAME);
  } catch {
    // As above.
  }
}
