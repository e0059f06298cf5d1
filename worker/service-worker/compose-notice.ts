import type { NoticeDevice } from '../public/notice-device.ts';
import type { Session } from '../public/session.ts';
import type { PushPayload } from './push-payload.ts';

/** A notification as it is to be shown. */
export interface Notice {
  title: string;
  body: string;
  /** A later one with the same tag takes the place of this one. */
  tag: string;
  /** Sounds again although it takes another's place. */
  renotify: boolean;
  lang: string;
  /** Address of the sender's picture; null where there is none, or it is to stay hidden. */
  picture: string | null;
  data: NoticeData;
}

/** What a shown notification carries, for the click and for the next one of its group. */
export interface NoticeData {
  /** Where a click leads. */
  path: string;
  /** Null where it is for whoever opens the app. */
  account: number | null;
  /** What it stands for: messages, or likes. */
  count: number;
  /** Id of the newest of them. */
  newest: number;
}

export const NEWS_TAG = 'news';
const LIKES_TAG = 'likes';

function chatTag(conversationId: number): string {
  return `chat-${conversationId}`;
}

/** Which group a push belongs to; the notification that stands for it is looked up before the next is composed. */
export function noticeTag(payload: PushPayload, session: Session | null): string {
  if (!isOwn(payload, session)) return NEWS_TAG;
  if (payload.kind === 'message') return chatTag(payload.conversation);
  return payload.kind === 'like' ? LIKES_TAG : NEWS_TAG;
}

/** Whether the push is for the member who is logged in on this device. */
export function isOwn(
  payload: PushPayload,
  session: Session | null,
): payload is Exclude<PushPayload, { kind: 'unreadable' }> {
  return payload.kind !== 'unreadable' && session?.status === 'member' && session.accountId === payload.account;
}

/**
 * The notification for a push. Of another account, of nobody, or of what cannot be read it says only that there is
 * news: browsers want a notification for each push, and take push away from who shows none (pitfall 15).
 *
 * @param shown data of the shown notification of the same tag
 * @returns null when what stands says it already
 */
export function composeNotice(
  payload: PushPayload,
  session: Session | null,
  device: NoticeDevice,
  shown: NoticeData | null,
): Notice | null {
  const { siteName, words, hidesDetails, locale: lang } = device;
  const tag = noticeTag(payload, session);
  if (!isOwn(payload, session)) {
    const data: NoticeData = { path: '/home', account: null, count: 1, newest: 0 };
    return { title: siteName, body: words.news, tag, renotify: false, lang, picture: null, data };
  }
  const { account } = payload;
  const before = shown?.account === account ? shown : null;
  if (payload.kind === 'test') {
    const data = { path: '/notifications', account, count: 1, newest: 0 };
    return { title: siteName, body: words.test, tag, renotify: true, lang, picture: null, data };
  }
  const newest = payload.kind === 'message' ? payload.message : payload.profile;
  // The same push twice; messages also come late.
  if (before !== null && (payload.kind === 'message' ? before.newest >= newest : before.newest === newest)) return null;
  const count = (before?.count ?? 0) + 1;
  if (payload.kind === 'like') {
    const data = { path: '/likes/received', account, count, newest };
    const one = hidesDetails ? words.somebody_likes : words.like.replaceAll('{name}', () => payload.name);
    const body = count === 1 ? one : withCount(words.likes, count);
    const picture = hidesDetails || count > 1 ? null : payload.picture;
    return { title: siteName, body, tag, renotify: true, lang, picture, data };
  }
  const data = { path: `/chats/${payload.conversation}`, account, count, newest };
  const counted = withCount(words.messages, count);
  if (hidesDetails) {
    const told = count === 1 ? words.message : counted;
    return { title: siteName, body: told, tag, renotify: true, lang, picture: null, data };
  }
  const body = count === 1 ? payload.text : `${payload.text}\n${counted}`;
  return { title: payload.name, body, tag, renotify: true, lang, picture: payload.picture, data };
}

function withCount(words: string, count: number): string {
  return words.replaceAll('{count}', () => String(count));
}

/** Reads back what a notification carries; null for one that this product's version did not show. */
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
