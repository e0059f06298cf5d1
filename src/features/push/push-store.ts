import { useSyncExternalStore } from 'react';
import { calls } from '../../data/calls.ts';
import { deviceDatabase } from '../../data/device-database.ts';
import { refreshPushState } from '../../data/report-view.ts';
import { currentSubscription, pushRegistration } from './browser-subscription.ts';
import { readPermissionState } from './permission-state.ts';
import { type PushState, pushState } from './push-state.ts';

let current: PushState | null = null;
/** Subscribing was denied although the permission stands; holds until the page is loaded anew. */
let wasDenied = false;
const listeners = new Set<() => void>();

/** Push on this device; null until it was looked at. Kept by the follower that runs beside every page. */
export function usePushState(): PushState | null {
  return useSyncExternalStore(subscribe, () => current);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A subscription that failed since it was denied makes the state denied (specification, section 8). */
export function noteDenied(): void {
  wasDenied = true;
}

/** Looks again and tells all who show it; the worker learns whether polls may come every 300 s. */
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
  const permission = wasDenied ? 'denied' : readPermissionState();
  const [subscription, key] = hasPushManager
    ? await Promise.all([currentSubscription(), readPushKey()])
    : [null, undefined];
  return pushState({ permission, hasPushManager, isSubscribed: subscription !== null, key });
}

/**
 * Public key of the site's settings: null when push is off, undefined when they cannot be had.
 *
 * @param isFresh asks the server even where this device has settings
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
