import { calls } from '../../data/calls.ts';
import { keepStorage } from '../../data/keep-storage.ts';
import { currentSubscription, pushRegistration } from './browser-subscription.ts';
import { readPermissionState } from './permission-state.ts';
import { lookAtPush, noteDenied, readPushKey } from './push-store.ts';
import { describeSubscription, keyBytes, type SubscriptionFacts } from './push-subscription.ts';
import { forgetSubscription, rememberSubscription } from './subscription-note.ts';

/** Outcome of an attempt to subscribe. */
export type SubscribeResult =
  /** The browser is subscribed. If attaching to the account failed, a later poll retries it. */
  | { status: 'subscribed' }
  /** The user denied permission: the push state is `denied`. */
  | { status: 'denied' }
  /** The prompt was dismissed; it can be shown again. */
  | { status: 'undecided' }
  /** Any other failure, which is ignored (specification, section 8). */
  | { status: 'failed' };

/**
 * Requests permission, subscribes with the public key from the settings and attaches the subscription to the account.
 * Must be called from a click, or browsers do not show the prompt. Never rejects.
 */
export async function subscribeToPush(): Promise<SubscribeResult> {
  const result = await subscribe();
  await lookAtPush();
  return result;
}

async function subscribe(): Promise<SubscribeResult> {
  try {
    const permission = await Notification.requestPermission();
    if (permission === 'denied') return { status: 'denied' };
    if (permission !== 'granted') return { status: 'undecided' };
    return await subscribeWithPermission();
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return { status: 'failed' };
    noteDenied();
    return { status: 'denied' };
  }
}

/** Subscribes without a prompt; permission must have been granted. Rejects if the browser refuses. */
export async function subscribeWithPermission(): Promise<SubscribeResult> {
  const key = await readPushKey();
  const applicationServerKey = typeof key === 'string' ? keyBytes(key) : null;
  const registration = await pushRegistration();
  if (typeof key !== 'string' || applicationServerKey === null || registration === null) return { status: 'failed' };
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  rememberSubscription(subscription.endpoint, key);
  await Promise.all([attachSubscription(subscription), keepStorage()]);
  return { status: 'subscribed' };
}

/**
 * Attaches the subscription to the logged-in account unless it is already attached, or notifications are denied
 * (specification, section 5): Chrome on Android keeps it when the system's settings turn its notifications off.
 */
export async function attachSubscription(subscription: SubscriptionFacts): Promise<void> {
  if (readPermissionState() === 'denied') return;
  const device = describeSubscription(subscription);
  if (device !== null) await calls.attachPush(device);
}

/** Unsubscribes this device and detaches the subscription from the logged-in account, if any. Never rejects. */
export async function unsubscribeFromPush(): Promise<void> {
  const subscription = await currentSubscription();
  forgetSubscription();
  if (subscription !== null) {
    const { endpoint } = subscription;
    await subscription.unsubscribe().catch(() => false);
    await calls.detachPush(endpoint);
  }
  await lookAtPush();
}
