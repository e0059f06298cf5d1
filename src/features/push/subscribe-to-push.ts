import { calls } from '../../data/calls.ts';
import { keepStorage } from '../../data/keep-storage.ts';
import { currentSubscription, pushRegistration } from './browser-subscription.ts';
import { lookAtPush, noteDenied, readPushKey } from './push-store.ts';
import { describeSubscription, keyBytes } from './push-subscription.ts';
import { forgetSubscription, rememberSubscription } from './subscription-note.ts';

/** How a wish for push ended. */
export type SubscribeResult =
  /** The browser is subscribed; the account has it, or gets it with the next poll. */
  | { status: 'subscribed' }
  /** The browser's owner said no: the state of push is `denied`. */
  | { status: 'denied' }
  /** The browser's question was closed without an answer; it may be asked again. */
  | { status: 'undecided' }
  /** Any other failure. It is nobody's fault and ignored (specification, section 8). */
  | { status: 'failed' };

/**
 * Asks for the permission, subscribes with the public key of the settings, and sends the subscription to the account.
 * Call it from a click: browsers show their question only then. Never rejects.
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

/** Subscribes anew without asking, since the permission stands. Rejects when the browser refuses. */
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

/** Sends the subscription to the account that is logged in, unless the account has it already. */
export async function attachSubscription(subscription: PushSubscription): Promise<void> {
  const device = describeSubscription(subscription);
  if (device !== null) await calls.attachPush(device);
}

/** Ends push on this device; the account is told while somebody is logged in. Never rejects. */
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
