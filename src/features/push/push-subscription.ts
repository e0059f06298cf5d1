import { PUSH_SERVICE_WORKER_VERSION } from '../../../worker/public/constants.ts';
import type { PushDevice } from '../../../worker/public/push-device.ts';

/** The parts of a browser's push subscription that are used. */
export type SubscriptionFacts = Pick<PushSubscription, 'endpoint' | 'expirationTime' | 'getKey'>;

/** Converts a subscription to the contract's `PushSubscription`; null if the browser provides no keys. */
export function describeSubscription(subscription: SubscriptionFacts): PushDevice | null {
  const p256dh = subscription.getKey('p256dh');
  const auth = subscription.getKey('auth');
  if (p256dh === null || auth === null) return null;
  return {
    endpoint: subscription.endpoint,
    expirationTime: subscription.expirationTime === null ? null : Math.round(subscription.expirationTime),
    keys: { p256dh: base64Url(p256dh), auth: base64Url(auth) },
    version: PUSH_SERVICE_WORKER_VERSION,
  };
}

/** Encodes bytes as base64url without padding (RFC 4648, section 5). */
export function base64Url(bytes: ArrayBuffer): string {
  const text = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Returns whether the subscription was made with another key than that of the settings; false if the browser does not
 * tell its key, or the other is not valid.
 */
export function hasOtherKey(
  { options }: { options?: { applicationServerKey: ArrayBuffer | null } },
  key: string,
): boolean {
  const own = options?.applicationServerKey ?? null;
  const wanted = keyBytes(key);
  return own !== null && wanted !== null && base64Url(own) !== base64Url(wanted.buffer);
}

/** Decodes the public key from the settings; null if it is not a valid key. */
export function keyBytes(key: string): Uint8Array<ArrayBuffer> | null {
  try {
    const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    return bytes.length === 65 && bytes[0] === 4 ? bytes : null;
  } catch {
    return null;
  }
}
