import { LOCALE_MESSAGES_MAX_AGE_HOURS } from '../../worker/public/constants.ts';
import type { LocaleCode } from '../../worker/public/runtime-configuration.ts';
import { type Messages, parseMessageFile } from './message-file.ts';

/** How long a cached file is used without revalidation. */
export const MESSAGES_MAX_AGE_MS = LOCALE_MESSAGES_MAX_AGE_HOURS * 60 * 60 * 1000;

const CACHE_PREFIX = 'messages-';
const LOADED_AT_HEADER = 'x-loaded-at-ms';

/** The part of the Cache API that is used here; missing in private windows and on insecure origins. */
export interface MessageStore {
  open: (name: string) => Promise<MessageCache>;
  keys: () => Promise<string[]>;
  delete: (name: string) => Promise<boolean>;
}

export type MessageCache = Pick<Cache, 'match' | 'put'>;

export interface MessageSource {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  store: MessageStore | null;
  nowMs: () => number;
  /** Runs what nobody waits for. */
  later: (run: () => Promise<void>) => void;
  /** Hash of this build's message files: a new build does not use the copies of an old one. */
  version: string;
}

/** A file of words: those of every page, and those that only some pages need. */
export type WordFile = 'messages' | 'landings';

export type LoadedMessages =
  | { ok: true; messages: Messages; from: 'network' | 'copy' | 'stale-copy' }
  | { ok: false; reason: string };

/**
 * Loads a message file of one locale. A cached copy younger than 24 hours is used as is; an older one only if the network
 * fails. `uncached` always fetches and stores nothing.
 */
export async function loadMessages(
  locale: LocaleCode,
  uncached: boolean,
  source: MessageSource,
  file: WordFile = 'messages',
): Promise<LoadedMessages> {
  const url = `/_i18n/${locale}/${file}.json`;
  const cache = uncached ? null : await openCache(source);
  const copy = cache === null ? null : await readCopy(cache, url, locale, source.nowMs());
  if (copy?.fresh) return { ok: true, messages: copy.messages, from: 'copy' };

  const loaded = await fetchMessages(url, locale, uncached, source);
  if (!loaded.ok) return copy === null ? loaded : { ok: true, messages: copy.messages, from: 'stale-copy' };
  if (cache !== null) source.later(() => keepCopy(cache, url, loaded.text, source));
  return { ok: true, messages: loaded.messages, from: 'network' };
}

type Fetched = { ok: true; messages: Messages; text: string } | { ok: false; reason: string };

async function fetchMessages(
  url: string,
  locale: LocaleCode,
  uncached: boolean,
  source: MessageSource,
): Promise<Fetched> {
  try {
    const response = await source.fetch(url, uncached ? { headers: { 'cache-control': 'no-cache' } } : {});
    if (!response.ok) return { ok: false, reason: `${url} answered ${response.status}` };
    const text = await response.text();
    const body: unknown = JSON.parse(text);
    const messages = parseMessageFile(body, locale);
    return messages === null ? { ok: false, reason: `${url} is not a message file` } : { ok: true, messages, text };
  } catch (error) {
    return { ok: false, reason: `${url}: ${error instanceof Error ? error.message : String(error)}` };
  }
}

async function openCache(source: MessageSource): Promise<MessageCache | null> {
  try {
    return (await source.store?.open(nameFor(source))) ?? null;
  } catch {
    // Storage is refused: messages are fetched each time.
    return null;
  }
}

function nameFor({ version }: MessageSource): string {
  return CACHE_PREFIX + version;
}

async function readCopy(
  cache: MessageCache,
  url: string,
  locale: LocaleCode,
  nowMs: number,
): Promise<{ messages: Messages; fresh: boolean } | null> {
  try {
    const response = await cache.match(url);
    if (response === undefined) return null;
    const body: unknown = await response.json();
    const messages = parseMessageFile(body, locale);
    if (messages === null) return null;
    const ageMs = nowMs - Number(response.headers.get(LOADED_AT_HEADER) ?? Number.NaN);
    // A time in the future means that the clock was changed.
    return { messages, fresh: ageMs >= 0 && ageMs < MESSAGES_MAX_AGE_MS };
  } catch {
    return null;
  }
}

/** Stores the words, in place of those of other builds. */
async function keepCopy(cache: MessageCache, url: string, text: string, source: MessageSource): Promise<void> {
  try {
    const headers = { 'content-type': 'application/json', [LOADED_AT_HEADER]: String(source.nowMs()) };
    await cache.put(url, new Response(text, { headers }));
    const { store } = source;
    const outdated = (await store?.keys())?.filter((key) => key.startsWith(CACHE_PREFIX) && key !== nameFor(source));
    await Promise.all((outdated ?? []).map((key) => store?.delete(key)));
  } catch {
    // No room for a copy; the messages are loaded all the same.
  }
}
