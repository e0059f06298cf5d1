import { currentSubscription } from '../../push/browser-subscription.ts';
import { readPermissionState } from '../../push/permission-state.ts';
import type { PushStatus } from './machine.ts';

/**
 * What push is in this browser, as the sign-up asks for it. It does not wait for a service worker that is still being
 * installed: subscribing does.
 *
 * @param key public key of the settings; null when push is off
 */
export async function readPushStatus(key: string | null): Promise<PushStatus> {
  const permission = readPermissionState();
  if (key === null || permission === 'unsupported') return 'unsupported';
  if (permission === 'needs_installing') return 'needs-installing';
  if (!('PushManager' in window)) return 'unsupported';
  if (permission === 'denied') return 'denied';
  return permission === 'granted' && (await currentSubscription()) !== null ? 'subscribed' : 'undecided';
}
