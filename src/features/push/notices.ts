import {
  changeNoticeDevice,
  type NoticeWord,
  readHiddenDetails,
  unknownDevice,
} from '../../../worker/public/notice-device.ts';
import { refreshPushState } from '../../data/report-view.ts';
import type { Translation } from '../../i18n/translation.ts';
import { currentSubscription } from './browser-subscription.ts';
import { shownPath } from './shown-path.ts';
import { forgetSubscription } from './subscription-note.ts';

/** Stores the notification texts for the service worker, in the language of this page. */
export async function storeNoticeDevice({ t, locale }: Translation, siteName: string): Promise<void> {
  // Placeholder that the service worker replaces.
  const name = '{name}';
  const words: Record<NoticeWord, string> = {
    news: t('push.news'),
    message: t('push.message'),
    messages: t('push.messages', { count: '{count}' }),
    like: t('push.like', { name }),
    somebody_likes: t('push.somebody_likes'),
    likes: t('push.likes', { count: '{count}' }),
    fictional: t('member.fictional'),
    fictional_profile: t('member.fictional_profile'),
    test: t('push.test_text'),
    offline_title: t('push.offline_title'),
    offline_text: t('push.offline_text'),
    retry: t('push.retry'),
  };
  if (!hasStore()) return;
  await changeNoticeDevice(caches, inTurn, (_, hidesDetails) => ({
    siteName,
    locale,
    hidesDetails: hidesDetails ?? false,
    words,
  }));
}

/** Returns whether notifications on this device omit names and message texts. */
export async function readHidesDetails(): Promise<boolean> {
  return hasStore() && ((await readHiddenDetails(caches)) ?? false);
}

export async function saveHidesDetails(hidesDetails: boolean, siteName: string): Promise<void> {
  if (!hasStore()) return;
  await changeNoticeDevice(caches, inTurn, (before) => ({ ...(before ?? unknownDevice(siteName)), hidesDetails }));
}

/** Closes notifications about content that the page at this path shows. */
export async function closeSeenNotices(pathname: string): Promise<void> {
  const path = shownPath(pathname);
  const conversation = /^\/chats\/(\d+)$/.exec(path)?.[1];
  if (conversation !== undefined) await closeNotices(`chat-${conversation}`);
  if (path.startsWith('/likes')) await closeNotices('likes');
}

/** Cleans up after a logout or the end of the account: closes all notifications and unsubscribes from push. */
export async function leaveNotices(): Promise<void> {
  await closeNotices();
  const subscription = await currentSubscription();
  forgetSubscription();
  await subscription?.unsubscribe().catch(() => false);
  await refreshPushState();
}

/** Closes what a session that was lost has left for another member: it may show names and texts. */
export async function closeNoticesOfOthers(accountId: number): Promise<void> {
  await closeNotices(undefined, ({ data }) => typeof data?.account === 'number' && data.account !== accountId);
}

/** Closes the notifications of this site, or only those with the given tag or that `isMeant` picks. */
async function closeNotices(tag?: string, isMeant: (notice: Notification) => boolean = () => true): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    const notices = (await registration?.getNotifications(tag === undefined ? {} : { tag })) ?? [];
    for (const notice of notices) if (isMeant(notice)) notice.close();
  } catch {
    // Notifications are unsupported or not allowed.
  }
}

/** Runs one change at a time across all tabs, so that texts written by one do not undo a choice made in another. */
async function inTurn(change: () => Promise<void>): Promise<void> {
  try {
    await navigator.locks.request('rendezvous-notice-device', change);
  } catch (error) {
    // Where cookies are blocked, locks are too, and push with them.
    if (!(error instanceof DOMException) || error.name !== 'SecurityError') throw error;
  }
}

/** Insecure origins have no Cache API, and no service worker that would read from it. */
function hasStore(): boolean {
  return 'caches' in globalThis;
}
