import { BUS_CHANNEL } from '../ports/worker-bus.ts';
import { readNoticeDevice, unknownDevice } from '../public/notice-device.ts';
import type { Session } from '../public/session.ts';
import { type AskedPage, askPage } from './ask-page.ts';
import { composeNotice, isOwn, type Notice, noticeTag, parseNoticeData, type ShownNotice } from './compose-notice.ts';
import { noticeIcon } from './notice-icon.ts';
import { post } from './post.ts';
import { showPushBadge } from './push-badge.ts';
import { type PushPayload, parsePushPayload } from './push-payload.ts';
import { readSession } from './read-session.ts';

/** An open page replies within a few milliseconds. */
const ANSWER_WAIT_MS = 300;
/** Chromium may not list a notification yet that was shown a moment ago. */
const JUST_SHOWN_MS = 1_000;
const BADGE_URL = '/icons/badge-96.png';

interface Page extends AskedPage {
  readonly visibilityState: DocumentVisibilityState;
  readonly focused: boolean;
}

/** The parts of a service worker's scope that a push needs. */
export interface PushScope {
  readonly caches: Parameters<typeof readNoticeDevice>[0];
  readonly location: { readonly hostname: string };
  readonly clients: { matchAll(options: { type: 'window' }): Promise<readonly Page[]> };
  readonly registration: {
    getNotifications(filter: GetNotificationOptions): Promise<readonly Pick<Notification, 'title' | 'body' | 'data'>[]>;
    showNotification(title: string, options: NotificationOptions): Promise<void>;
    readonly pushManager: { getSubscription(): Promise<Pick<PushSubscription, 'unsubscribe'> | null> };
  };
}

/** Shows the notification of a push and its number on the app icon, and makes the tabs' workers poll. */
export async function takePush(scope: PushScope, text: string | null): Promise<void> {
  const payload = parsePushPayload(text);
  // The poll fetches the rows; the push itself writes none.
  post(BUS_CHANNEL, { type: 'wake', isForced: true });
  const session = await readSession();
  await Promise.all([showNotice(scope, payload, session), showPushBadge(scope.clients, payload, session)]);
  const hasLeft = session?.status === 'visitor' && (session.cause === 'logged-out' || session.cause === 'deleted');
  if (hasLeft) await endSubscription(scope);
}

/** In memory: a service worker that ends in between has no second push to compare. */
let justShown: (Notice & { atMs: number }) | null = null;

/** Returns the notification shown with this tag; null if there is none. */
async function findShown(scope: PushScope, tag: string): Promise<ShownNotice | null> {
  const [listed] = await scope.registration.getNotifications({ tag });
  if (listed !== undefined) {
    const data = parseNoticeData(listed.data);
    return data === null ? null : { title: listed.title, body: listed.body, data };
  }
  if (justShown?.tag !== tag || !isJustNow(justShown.atMs)) return null;
  const { title, body, data } = justShown;
  return { title, body, data };
}

/** A time in the future means that the clock was set back since: what was shown then may be gone. */
function isJustNow(atMs: number): boolean {
  const ageMs = Date.now() - atMs;
  return ageMs >= 0 && ageMs < JUST_SHOWN_MS;
}

async function showNotice(scope: PushScope, payload: PushPayload, session: Session | null): Promise<void> {
  const device = (await readNoticeDevice(scope.caches)) ?? unknownDevice(scope.location.hostname);
  const tag = noticeTag(payload, session);
  const notice = composeNotice(payload, session, device, await findShown(scope, tag));
  if (!mustShowEach() && (notice.isRepeat || (await isOnScreen(scope, notice)))) return;
  const icon = await noticeIcon(notice.picture, (...request) => fetch(...request));
  // The page of a member who has left meanwhile has closed what was shown: no name may come after that.
  const now = await readSession();
  if (isOwn(payload, session) && !isOwn(payload, now)) await showNotice(scope, payload, now);
  else await show(scope, notice, icon);
}

async function show(scope: PushScope, notice: Notice, icon: string): Promise<void> {
  await scope.registration.showNotification(notice.title, notificationOptions(notice, icon));
  justShown = { ...notice, atMs: Date.now() };
}

/** Returns whether this is WebKit, which takes the subscription away after pushes without a notification (pitfall 15). */
function mustShowEach(): boolean {
  return /AppleWebKit\//.test(navigator.userAgent) && !/Chrom(?:e|ium)\//.test(navigator.userAgent);
}

/** Returns whether the member is already looking at the content, which then needs no notification. */
async function isOnScreen(scope: PushScope, { data }: Notice): Promise<boolean> {
  if (data.account === null) return false;
  const windows = await scope.clients.matchAll({ type: 'window' });
  const visible = windows.filter((client) => client.visibilityState === 'visible' && client.focused);
  const answers = visible.map((client) => askPage(client, { type: 'is-on-screen', path: data.path }, ANSWER_WAIT_MS));
  return (await Promise.all(answers)).includes(true);
}

/** Adds `renotify`, which the DOM types lack because not every browser supports it. */
interface GroupedNotification extends NotificationOptions {
  renotify: boolean;
}

function notificationOptions({ body, tag, renotify, lang, data }: Notice, icon: string): GroupedNotification {
  return { body, tag, renotify, lang, data, icon, badge: BADGE_URL, ...(renotify ? {} : { silent: true }) };
}

/** Cancels the push subscription if the page where the member left did not manage to. */
async function endSubscription(scope: PushScope): Promise<void> {
  try {
    await (await scope.registration.pushManager.getSubscription())?.unsubscribe();
  } catch {
    // The next push or the next page retries.
  }
}
