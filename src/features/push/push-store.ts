import { useSyncExternalStore } from 'react';
import { calls } from '../../data/calls.ts';
import { deviceDatabase } from '../../data/device-database.ts';
import { refreshPushState } from '../../data/report-view.ts';
import { currentSubscription, pushRegistration } from './browser-subscription.ts';
import { readPermissionState } from './permission-state.ts';
import { type PushState, pushState } from './push-state.ts';

let current: PushState | null = null;
/** The permission with which subscribing was denied; holds until the browser tells of another one. */
let deniedAt: string | null = null;
const listeners = new Set<() => void>();

/** Returns the push state of this device; null until first read. `MemberPush`, mounted on every page, updates it. */
export function usePushState(): PushState | null {
  return useSyncExternalStore(subscribe, () => current);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets the state to `denied` after subscribing failed with a denial (specification, section 8). */
export function noteDenied(): void {
  deniedAt = readPermissionState();
}

/** Rereads the push state and notifies subscribers; tells the worker whether it may poll only every 300 s. */
export async function lookAtPush(): Promise<PushState> {
  const next = await readPushState();
  if (JSON.stringify(next) !== JSON.stringify(current)) {
    current = next;
    for (const listener of listeners) listener();
  }
  await refreshPushState();
  return next;
}

async function readPushState(): Promise<PushState> {
  const hasPushManager = 'PushManager' in window && (await pushRegistration()) !== null;
  const given = readPermissionState();
  if (deniedAt !== given) deniedAt = null;
  const permission = deniedAt === null ? given : 'denied';
  const [subscription, key] = hasPushManager
    ? await Promise.all([currentSubscription(), readPushKey()])
    : [null, undefined];
  return pushState({ permission, hasPushManager, isSubscribed: subscription !== null, key });
}

/**
 * Returns the public key from the site's settings: null if push is disabled, undefined if the settings are unavailable.
 *
 * @param isFresh fetches from the server even if this device has stored settings
 */
export async function readPushKey(isFresh = false): Promise<string | null | undefined> {
  const known = isFresh
    ? undefined
    : await deviceDatabase()
        .settings.get('current')
        .catch(() => undefined);
  if (known !== undefined) return known.settings.push_pub;
  const asked = await calls.loadSettings();
  return asked.status === 'answered' ? asked.data.push_pub : undefined;
}
