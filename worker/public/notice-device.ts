/** Cache API entry in which pages leave what the service worker needs to show notifications. */
const NOTICE_CACHE = 'notice-device';
const NOTICE_DEVICE_URL = '/notice-device';

/** Texts of notifications; `{name}` and `{count}` are placeholders. */
const WORD_NAMES = [
  'news',
  'message',
  'messages',
  'like',
  'somebody_likes',
  'likes',
  'fictional',
  'fictional_profile',
  'test',
  'offline_title',
  'offline_text',
  'retry',
] as const;
export type NoticeWord = (typeof WORD_NAMES)[number];

/** Notification preferences of this device: its language, and whether names and texts stay hidden. */
export interface NoticeDevice {
  siteName: string;
  /** A value for the `lang` attribute. */
  locale: string;
  hidesDetails: boolean;
  words: Readonly<Record<NoticeWord, string>>;
}

/** Returns the defaults until a page of this version has been open: English, with names and texts hidden. */
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
      fictional: 'Fictional',
      fictional_profile: 'Fictional profile.',
      test: 'Notifications work on this device.',
      offline_title: 'No connection',
      offline_text: 'This page can’t be shown offline.',
      retry: 'Try again',
    },
  };
}

/** Returns null if the value does not have the format of this version. */
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
    // Those of a version that was rolled back are skipped.
    if (known !== undefined && typeof text === 'string') words[known] = text;
  }
  return { siteName, locale, hidesDetails, words };
}

/** The subset of the Cache API used here. */
interface NoticeStore {
  open: (name: string) => Promise<Pick<Cache, 'match' | 'put'>>;
}

/** Returns null if no page has stored the preferences yet, or if the cache is unavailable. */
export async function readNoticeDevice(store: NoticeStore): Promise<NoticeDevice | null> {
  return parseNoticeDevice(await readNote(store));
}

/** Returns the choice alone, also from a note that another version wrote; null if nobody has chosen yet. */
export async function readHiddenDetails(store: NoticeStore): Promise<boolean | null> {
  const note = await readNote(store);
  if (typeof note !== 'object' || note === null || !('hidesDetails' in note)) return null;
  return typeof note.hidesDetails === 'boolean' ? note.hidesDetails : null;
}

async function readNote(store: NoticeStore): Promise<unknown> {
  try {
    const kept = await (await store.open(NOTICE_CACHE)).match(NOTICE_DEVICE_URL);
    return await kept?.json();
  } catch {
    return null;
  }
}

/**
 * Stores what `change` makes of the stored preferences, which are null if no page has stored any yet, and of the choice
 * to hide details, which is read even where the rest is of another version.
 *
 * @param inTurn runs reading and writing without another tab's change in between
 */
export async function changeNoticeDevice(
  store: NoticeStore,
  inTurn: (change: () => Promise<void>) => Promise<void>,
  change: (before: NoticeDevice | null, hidesDetails: boolean | null) => NoticeDevice,
): Promise<void> {
  await inTurn(async () => {
    const before = await readNoticeDevice(store);
    const device = change(before, await readHiddenDetails(store));
    if (JSON.stringify(device) !== JSON.stringify(before)) await writeNoticeDevice(store, device);
  });
}

/** Keeps the existing entry if the quota is exceeded or the cache is unavailable. */
async function writeNoticeDevice(store: NoticeStore, device: NoticeDevice): Promise<void> {
  try {
    const cache = await store.open(NOTICE_CACHE);
    await cache.put(
      NOTICE_DEVICE_URL,
      new Response(JSON.stringify(device), { headers: { 'content-type': 'application/json' } }),
    );
  } catch {
    // See above.
  }
}
