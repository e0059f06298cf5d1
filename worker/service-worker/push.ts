import { PUSH_CHANNEL } from '../public/push-device.ts';
import { parseNoticeData } from './compose-notice.ts';
import { openFromNotice } from './open-from-notice.ts';
import { post } from './post.ts';
import { attachRenewed } from './renew-subscription.ts';
import { takePush } from './take-push.ts';

/** Shows a notification for each push, makes the tabs' workers poll, and opens the target of a clicked notification. */
export function servePush(scope: ServiceWorkerGlobalScope): void {
  /** Serialises pushes that arrive at the same time, so that each sees the notification of the previous one. */
  let last: Promise<void> = Promise.resolve();
  scope.addEventListener('push', (event) => {
    const taken = last.then(() => takePush(scope, readText(event.data)));
    last = taken.catch(() => undefined);
    event.waitUntil(taken);
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openFromNotice(scope, parseNoticeData(event.notification.data)));
  });
  scope.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(attachRenewed(scope, event).finally(() => post(PUSH_CHANNEL, { type: 'changed' })));
  });
}

function readText(data: PushMessageData | null): string | null {
  try {
    return data === null ? null : data.text();
  } catch {
    return null;
  }
}
