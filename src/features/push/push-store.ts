import { useSyncExternalStore } from 'react';
import { deviceDatabase } from '../../worker-client/account-database.tsx';
import { callWorker, SERVER_CALL_LIMIT_MS } from '../../worker-client/connection.ts';
import { refreshPushState } from '../../worker-client/report-view.ts';
import { readPermissionState } from './permission-state.ts';
import { type PushState, pushState } from './push-state.ts';

let current: PushState | null = null;
const listeners = new Set<() => void>();

/** Push on this device; null until it was looked at. Kept by the follower that runs beside every page. */
export function usePushState(): PushState | null {
  return useSyncExternalStore(subscribe, () => current);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Looks again and tells all who show it; the worker learns whether polls may come every 300 s. */
export async function lookAtPush(): Promise<PushState> {
  const [subscription, key] = await Promise.all([currentSubscription(), readPushKey()]);
  const next = pushState({
    permission: readPermissionState(),
    hasPushManager: 'PushManager' in window && (await pushRegistration()) !== null,
    isSubscribed: subscription !== null,
    key,
  });
  if (JSON.stringify(next) !== JSON.stringify(current)) {
    current = next;
    for (const listener of listeners) listener();
  }
  await refreshPushState();
  return next;
}

/** How long the first installation of the service worker may take before push counts as not to be had. */
const REGISTRATION_WAIT_MS = 5_000;

/** The service worker's registration; null where there is none, or its registration failed. */
export async function pushRegistration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  if (document.documentElement.dataset['serviceWorker'] === 'registration-failed') return null;
  try {
    const registered = await navigator.serviceWorker.getRegistration();
    if (registered?.active) return registered;
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), REGISTRATION_WAIT_MS));
    return await Promise.race([navigator.serviceWorker.ready, late]);
  } catch {
    // Refused where the browser blocks cookies.
    return null;
  }
}

/** The subscription that this browser has; null when there is none or it cannot be asked. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    return (await registration?.pushManager?.getSubscription()) ?? null;
  } catch {
    return null;
  }
}

/**
 * Public key of the site's settings: null when push is off, undefined when they cannot be had.
 *
 * @param isFresh asks the server even where this device has settings
 */
export async function readPushKey(isFresh = false): Promise<string | null | undefined> {
  const known = isFresh ? undefined : await deviceDatabase.settings.get('current').catch(() => undefined);
  if (known !== undefined) return known.settings.push_pub;
  const asked = await callWorker(SERVER_CALL_LIMIT_MS, (worker) => worker.loadSettings());
  return asked.status === 'answered' ? asked.data.push_pub : undefined;
}
