import { PUSH_CHANNEL } from '../../../worker/public/push-device.ts';
import { calls } from '../../data/calls.ts';
import { currentSubscription } from './browser-subscription.ts';
import { lookAtPush, readPushKey } from './push-store.ts';
import { attachSubscription, subscribeWithPermission } from './subscribe-to-push.ts';
import {
  forgetSubscription,
  isKeyOld,
  isOutdatedSubscription,
  readSubscriptionNote,
  rememberSubscription,
} from './subscription-note.ts';

/** Tabs do this one after the other, so that a subscription is not renewed twice. */
const LOCK = 'rendezvous-push';

/**
 * Brings the subscription of this browser to what it has to be for the member who is logged in: renewed when it was
 * made by an older version of the push worker or with another key, and known to the account. Never rejects.
 */
export async function keepSubscription(): Promise<void> {
  try {
    await navigator.locks.request(LOCK, keepOnce);
  } catch {
    // The browser refused to subscribe anew: the member can switch push on again (specification, section 8).
  }
  await lookAtPush();
}

async function keepOnce(): Promise<void> {
  const subscription = await currentSubscription();
  if (subscription === null) {
    // The browser has dropped it.
    forgetSubscription();
    return;
  }
  const note = readSubscriptionNote();
  const key = await readPushKey(note !== null && isKeyOld(note, Date.now()));
  if (key === null) {
    await drop(subscription);
    return;
  }
  if (isOutdatedSubscription(note, key) && Notification.permission === 'granted') {
    await drop(subscription);
    await subscribeWithPermission();
    return;
  }
  // The service worker may have renewed it meanwhile, with the same key.
  if (typeof key === 'string') rememberSubscription(subscription.endpoint, key);
  await attachSubscription(subscription);
}

async function drop(subscription: PushSubscription): Promise<void> {
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  forgetSubscription();
  await calls.detachPush(endpoint);
}

/** Calls back when the permission or the subscription may have changed. Returns the function that ends it. */
export function followPushChanges(onChange: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const onFront = () => {
    if (document.visibilityState === 'visible') onChange();
  };
  document.addEventListener('visibilitychange', onFront, { signal });
  const channel = new BroadcastChannel(PUSH_CHANNEL);
  channel.addEventListener('message', onChange, { signal });
  // The first installation of the service worker has come to its end.
  navigator.serviceWorker?.addEventListener('controllerchange', onChange, { signal });
  navigator.permissions?.query({ name: 'notifications' }).then(
    (status) => status.addEventListener('change', onChange, { signal }),
    // Not every browser knows this name.
    () => undefined,
  );
  return () => {
    ended.abort();
    channel.close();
  };
}
