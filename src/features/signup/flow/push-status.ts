import { currentSubscription } from '../../push/browser-subscription.ts';
import { readPermissionState } from '../../push/permission-state.ts';
import type { PushStatus } from './machine.ts';

/**
 * Returns the state of push in this browser for the sign-up. Does not wait for a service worker that is still
 * installing; subscribing does.
 *
 * @param key public key from the settings; null if push is disabled
 */
export async function readPushStatus(key: string | null): Promise<PushStatus> {
  const permission = readPermissionState();
  if (key === null || permission === 'unsupported') return 'unsupported';
  if (permission === 'needs_installing') return 'needs-installing';
  if (!('PushManager' in window)) return 'unsupported';
  if (permission === 'denied') return 'denied';
  return permission === 'granted' && (await currentSubscription()) !== null ? 'subscribed' : 'undecided';
}
