import type { NoticeDevice } from '../public/notice-device.ts';
import type { Session } from '../public/session.ts';
import type { PushPayload } from './push-payload.ts';

/** A notification to be shown. */
export interface Notice {
  title: string;
  body: string;
  /** A later notification with the same tag replaces this one. */
  tag: string;
  /** Alerts again even though it replaces another notification. */
  renotify: boolean;
  /** Shown again as it is: the push has no news, and WebKit must not get one without a notification (pitfall 15). */
  isRepeat: boolean;
  lang: string;
  /** URL of the sender's picture; null if there is none or it must stay hidden. */
  picture: string | null;
  data: NoticeData;
}

/** Data attached to a shown notification, for its click and for the next notification of its group. */
export interface NoticeData {
  /** Path that a click opens. */
  path: string;
  /** Null if it is addressed to anyone who opens the app. */
  account: number | null;
  /** Number of messages or likes it represents. */
  count: number;
  /** Id of the newest of them. */
  newest: number;
}

/** What a shown notification says. */
export type ShownNotice = Pick<Notice, 'title' | 'body' | 'data'>;

const NEWS_TAG = 'news';
const LIKES_TAG = 'likes';

function chatTag(conversationId: number): string {
  return `chat-${conversationId}`;
}

/** Returns the tag of a push's group, used to look up the shown notification before composing the next one. */
export function noticeTag(payload: PushPayload, session: Session | null): string {
  if (!isOwn(payload, session)) return NEWS_TAG;
  if (payload.kind === 'message') return chatTag(payload.conversation);
  return payload.kind === 'like' ? LIKES_TAG : NEWS_TAG;
}

/** Returns whether the push is for the member who is logged in on this device. */
export function isOwn(
  payload: PushPayload,
  session: Session | null,
): payload is Exclude<PushPayload, { kind: 'unreadable' }> {
  return payload.kind !== 'unreadable' && session?.status === 'member' && session.accountId === payload.account;
}

/**
 * Composes the notification for a push. If the push is for another account, unreadable, or nobody is logged in, it only
 * says that there is news: browsers require a notification for each push and revoke the permission otherwise (pitfall
 * 15).
 *
 * @param shown the shown notification with the same tag; it is repeated if it already covers the push
 */
export function composeNotice(
  payload: PushPayload,
  session: Session | null,
  device: NoticeDevice,
  shown: ShownNotice | null,
): Notice {
  const { siteName, words, hidesDetails, locale: lang } = device;
  const group = { tag: noticeTag(payload, session), lang, renotify: true, isRepeat: false };
  if (!isOwn(payload, session)) {
    const data: NoticeData = { path: '/home', account: null, count: 1, newest: 0 };
    return { title: siteName, body: words.news, ...group, renotify: false, picture: null, data };
  }
  const { account } = payload;
  const before = shown?.data.account === account ? shown : null;
  if (payload.kind === 'test') {
    const data = { path: '/notifications', account, count: 1, newest: 0 };
    return { title: siteName, body: words.test, ...group, picture: null, data };
  }
  const newest = payload.kind === 'message' ? payload.message : payload.profile;
  // A duplicate push, or a message delivered out of order.
  const beforeNewest = before?.data.newest ?? -1;
  if (before !== null && (payload.kind === 'message' ? beforeNewest >= newest : beforeNewest === newest)) {
    const picture = hidesDetails || (payload.kind === 'like' && before.data.count > 1) ? null : payload.picture;
    return { ...before, ...group, renotify: false, isRepeat: true, picture };
  }
  const count = (before?.data.count ?? 0) + 1;
  if (payload.kind === 'like') {
    const data = { path: '/likes/received', account, count, newest };
    const one = hidesDetails ? words.somebody_likes : words.like.replaceAll('{name}', () => payload.name);
    const body = count === 1 ? withMark(one, payload, device) : withCount(words.likes, count);
    const picture = hidesDetails || count > 1 ? null : payload.picture;
    return { title: siteName, body, ...group, picture, data };
  }
  const data = { path: `/chats/${payload.conversation}`, account, count, newest };
  const counted = withCount(words.messages, count);
  if (hidesDetails) {
    const told = withMark(count === 1 ? words.message : counted, payload, device);
    return { title: siteName, body: told, ...group, picture: null, data };
  }
  const body = count === 1 ? payload.text : `${payload.text}\n${counted}`;
  const title = payload.isFictional ? `${payload.name} · ${words.fictional}` : payload.name;
  return { title, body, ...group, picture: payload.picture, data };
}

/** Never a fictional profile without its mark, also where names stay hidden (specification of the screens). */
function withMark(words: string, { isFictional }: { isFictional: boolean }, device: NoticeDevice): string {
  return isFictional ? `${words} ${device.words.fictional_profile}` : words;
}

function withCount(words: string, count: number): string {
  return words.replaceAll('{count}', () => String(count));
}

/** Parses the data of a notification. Returns null if it does not have the format of this version. */
export function parseNoticeData(value: unknown): NoticeData | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields = new Map<string, unknown>(Object.entries(value));
  const path = fields.get('path');
  const account = fields.get('account');
  const count = fields.get('count');
  const newest = fields.get('newest');
  if (typeof path !== 'string' || !path.startsWith('/') || path.startsWith('//')) return null;
  if ((account !== null && typeof account !== 'number') || typeof count !== 'number' || typeof newest !== 'number') {
    return null;
  }
  return { path, account, count, newest };
}
