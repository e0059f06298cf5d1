import { PUSH_CHANNEL } from '../../../worker/public/push-device.ts';
import { calls } from '../../data/calls.ts';
import { currentSubscription } from './browser-subscription.ts';
import { readPermissionState } from './permission-state.ts';
import { lookAtPush, readPushKey } from './push-store.ts';
import { hasOtherKey } from './push-subscription.ts';
import { attachSubscription, subscribeWithPermission } from './subscribe-to-push.ts';
import {
  canRemember,
  forgetSubscription,
  isKeyOld,
  isOutdatedSubscription,
  readSubscriptionNote,
  rememberSubscription,
  type SubscriptionNote,
} from './subscription-note.ts';

/** Web lock that serializes tabs, so that a subscription is not renewed twice. */
const LOCK = 'rendezvous-push';

/**
 * Keeps this browser's push subscription valid for the logged-in member: renews it if an older version of the push
 * worker or another key created it, drops it if the site has turned push off, and attaches it to the account. Never
 * rejects.
 */
export async function keepSubscription(): Promise<void> {
  try {
    await navigator.locks.request(LOCK, keepOnce);
  } catch {
    // The browser refused to renew the subscription: the member can turn push on again (specification, section 8).
  }
  await lookAtPush();
}

async function keepOnce(): Promise<void> {
  const subscription = await currentSubscription();
  if (subscription === null) {
    // The browser has dropped the subscription.
    forgetSubscription();
    return;
  }
  const note = readSubscriptionNote();
  const key = await readPushKey(note !== null && isKeyOld(note, Date.now()));
  if (key === null) {
    await drop(subscription);
    return;
  }
  const mustRenew = isOutdated(subscription, note, key);
  if (mustRenew && Notification.permission === 'granted') {
    await drop(subscription);
    await subscribeWithPermission();
    return;
  }
  // The service worker may have renewed the subscription in the meantime, with the same key. One that is renewed only
  // once notifications are allowed again stays noted as it is.
  if (typeof key === 'string' && !mustRenew) rememberSubscription(subscription.endpoint, key);
  await attachSubscription(subscription);
}

function isOutdated(subscription: PushSubscription, note: SubscriptionNote | null, key: string | undefined): boolean {
  // A renewal could not be noted either, and the next look would renew once more.
  const isUnnoted = note === null && key !== undefined && !canRemember(subscription.endpoint, key);
  return isUnnoted ? hasOtherKey(subscription, key) : isOutdatedSubscription(note, key);
}

async function drop(subscription: PushSubscription): Promise<void> {
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  forgetSubscription();
  await calls.detachPush(endpoint);
}

/** Calls `onChange` when the permission or the subscription may have changed. Returns a function that unsubscribes. */
export function followPushChanges(onChange: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const onFront = () => {
    if (document.visibilityState === 'visible') onChange();
  };
  document.addEventListener('visibilitychange', onFront, { signal });
  // The browser's own dialogs hide no page, and not every browser tells of their changes.
  let permission = readPermissionState();
  const onFocus = () => {
    const before = permission;
    permission = readPermissionState();
    if (permission !== before) onChange();
  };
  addEventListener('focus', onFocus, { signal });
  const channel = new BroadcastChannel(PUSH_CHANNEL);
  channel.addEventListener('message', onChange, { signal });
  // Fires when the first installation of the service worker completes.
  navigator.serviceWorker?.addEventListener('controllerchange', onChange, { signal });
  navigator.permissions?.query({ name: 'notifications' }).then(
    (status) => status.addEventListener('change', onChange, { signal }),
    // Not every browser supports querying this permission.
    () => undefined,
  );
  return () => {
    ended.abort();
    channel.close();
  };
}
