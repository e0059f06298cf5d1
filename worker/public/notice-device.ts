/** Where pages leave for the service worker, in the Cache API, what it needs to show notifications. */
const NOTICE_CACHE = 'notice-device';
const NOTICE_DEVICE_URL = '/notice-device';

/** Words of notifications; `{name}` and `{count}` are filled in. */
const WORD_NAMES = [
  'news',
  'message',
  'messages',
  'like',
  'somebody_likes',
  'likes',
  'test',
  'offline_title',
  'offline_text',
  'retry',
] as const;
export type NoticeWord = (typeof WORD_NAMES)[number];

/** How this device wants to be told: its language, and whether names and texts stay hidden. */
export interface NoticeDevice {
  siteName: string;
  /** As `lang` takes it. */
  locale: string;
  hidesDetails: boolean;
  words: Readonly<Record<NoticeWord, string>>;
}

/** Until a page of this version was open; says nothing that is not sure, in the language of no one. */
export function unknownDevice(siteName: string): NoticeDevice {
  return {
    siteName,
    locale: 'en',
    hidesDetails: true,
    words: {
      news: 'You have something new.',
      message: 'You have a new message.',
      messages: 'New messages: {count}',
      like: '{name} likes you.',
      somebody_likes: 'Someone likes you.',
      likes: 'New likes: {count}',
      test: 'Notifications work on this device.',
      offline_title: 'No connection',
      offline_text: 'This page can’t be shown offline.',
      retry: 'Try again',
    },
  };
}

/** Returns null for what is not the note of this version. */
function parseNoticeDevice(value: unknown): NoticeDevice | null {
  if (typeof value !== 'object' || value === null) return null;
  const source = new Map<string, unknown>(Object.entries(value));
  const siteName = source.get('siteName');
  const locale = source.get('locale');
  const hidesDetails = source.get('hidesDetails');
  const given = source.get('words');
  if (
    typeof siteName !== 'string' ||
    typeof locale !== 'string' ||
    !/^[a-z]{2}$/.test(locale) ||
    typeof hidesDetails !== 'boolean'
  )
    return null;
  if (typeof given !== 'object' || given === null) return null;
  const words = { ...unknownDevice(siteName).words };
  for (const [name, text] of Object.entries(given)) {
    const known = WORD_NAMES.find((each) => each === name);
    if (known === undefined || typeof text !== 'string') return null;
    words[known] = text;
  }
  return { siteName, locale, hidesDetails, words };
}

/** The part of the Cache API that is used. */
type NoticeStore = Pick<CacheStorage, 'open'>;

/** Null when no page has left a note, or the browser refuses its cache. */
export async function readNoticeDevice(store: NoticeStore): Promise<NoticeDevice | null> {
  try {
    const cache = await store.open(NOTICE_CACHE);
    const kept = await cache.match(NOTICE_DEVICE_URL);
    const value: unknown = await kept?.json();
    return parseNoticeDevice(value);
  } catch {
    return null;
  }
}

/** Without room, or where the cache is refused, the note that stands stays. */
export async function writeNoticeDevice(store: NoticeStore, device: NoticeDevice): Promise<void> {
  try {
    const cache = await store.open(NOTICE_CACHE);
    await cache.put(
      NOTICE_DEVICE_URL,
      new Response(JSON.stringify(device), { headers: { 'content-type': 'application/json' } }),
    );
  } catch {
    // As said above.
  }
}
