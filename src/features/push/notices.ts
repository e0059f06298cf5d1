import {
  type NoticeDevice,
  type NoticeWord,
  readNoticeDevice,
  writeNoticeDevice,
} from '../../../worker/public/notice-device.ts';
import { refreshPushState } from '../../data/report-view.ts';
import type { Translation } from '../../i18n/translation.ts';
import { currentSubscription } from './browser-subscription.ts';
import { forgetSubscription } from './subscription-note.ts';

/** Leaves the words of notifications for the service worker, in the language of this page. */
export async function storeNoticeDevice({ t, locale }: Translation, siteName: string): Promise<void> {
  // Filled in by the service worker.
  const name = '{name}';
  const words: Record<NoticeWord, string> = {
    news: t('push.news'),
    message: t('push.message'),
    messages: t('push.messages', { count: '{count}' }),
    like: t('push.like', { name }),
    somebody_likes: t('push.somebody_likes'),
    likes: t('push.likes', { count: '{count}' }),
    test: t('push.test_text'),
    offline_title: t('push.offline_title'),
    offline_text: t('push.offline_text'),
    retry: t('push.retry'),
  };
  if (!hasStore()) return;
  const before = await readNoticeDevice(caches);
  const device: NoticeDevice = { siteName, locale, hidesDetails: before?.hidesDetails ?? false, words };
  if (JSON.stringify(device) !== JSON.stringify(before)) await writeNoticeDevice(caches, device);
}

/** Whether notifications on this device leave names and texts out. */
export async function readHidesDetails(): Promise<boolean> {
  return hasStore() && ((await readNoticeDevice(caches))?.hidesDetails ?? false);
}

export async function saveHidesDetails(hidesDetails: boolean): Promise<void> {
  const device = hasStore() ? await readNoticeDevice(caches) : null;
  if (device !== null) await writeNoticeDevice(caches, { ...device, hidesDetails });
}

/** What is on screen need not stand among the notifications any more. */
export async function closeSeenNotices(path: string): Promise<void> {
  const conversation = /^\/chats\/(\d+)$/.exec(path)?.[1];
  if (conversation !== undefined) await closeNotices(`chat-${conversation}`);
  if (path.startsWith('/likes')) await closeNotices('likes');
}

/** After a logout: nothing of the account is left among the notifications, and nothing new comes. */
export async function leaveNotices(): Promise<void> {
  await closeNotices();
  const subscription = await currentSubscription();
  forgetSubscription();
  await subscription?.unsubscribe().catch(() => false);
  await refreshPushState();
}

/** All of this site, or those of one group. */
async function closeNotices(tag?: string): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    const notices = (await registration?.getNotifications(tag === undefined ? {} : { tag })) ?? [];
    for (const notice of notices) notice.close();
  } catch {
    // No notifications in this browser, or none allowed.
  }
}

/** On insecure origins there is no Cache API, and no service worker that would read from it. */
function hasStore(): boolean {
  return 'caches' in globalThis;
}
