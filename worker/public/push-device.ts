import type { components } from '../../openapi/generated/types.ts';

/** The push subscription of this browser as the account takes it. */
export type PushDevice = components['schemas']['PushSubscription'];

/** Tabs and the service worker tell each other here that the subscription of this browser may have changed. */
export const PUSH_CHANNEL = 'rendezvous-push-1';

/** Whether two subscriptions are the same for the account. */
export function isSameDevice(one: PushDevice, other: PushDevice): boolean {
  return (
    one.endpoint === other.endpoint &&
    one.expirationTime === other.expirationTime &&
    one.version === other.version &&
    one.keys.p256dh === other.keys.p256dh &&
    one.keys.auth === other.keys.auth
  );
}
