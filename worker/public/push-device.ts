import type { components } from '../../openapi/generated/types.ts';

/** This browser's push subscription in the format of the account API. */
export type PushDevice = components['schemas']['PushSubscription'];

/** Channel on which tabs and the service worker announce that this browser's subscription may have changed. */
export const PUSH_CHANNEL = 'rendezvous-push-1';

/** Returns whether two subscriptions are identical as far as the account is concerned. */
export function isSameDevice(one: PushDevice, other: PushDevice): boolean {
  return (
    one.endpoint === other.endpoint &&
    one.expirationTime === other.expirationTime &&
    one.version === other.version &&
    one.keys.p256dh === other.keys.p256dh &&
    one.keys.auth === other.keys.auth
  );
}
