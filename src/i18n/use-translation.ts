import { useSyncExternalStore } from 'react';
import type { LocaleCode, RuntimeConfiguration } from '../../worker/public/runtime-configuration.ts';
import { type LoadedMessages, loadMessages, type MessageSource, type WordFile } from './load-messages.ts';
import { describeLocale, formattingTag } from './locales.ts';
import { type Messages, parseMessageFile } from './message-file.ts';
import { localeCookie, localeOfVisit, toldLocales } from './resolve-locale.ts';
import { createTranslation, type Translation } from './translation.ts';

/** Delay of what nobody waits for where the browser does not tell when it is idle. */
const LATER_MS = 2000;

type LocaleSettings = Pick<RuntimeConfiguration, 'locales' | 'defaultLocale' | 'uncachedLocales'>;

let current: Translation | null = null;
/** Words of the current language by file. */
let words: ReadonlyMap<WordFile, Messages> = new Map();
/** Files that a page has asked for beside the messages. */
const partsWanted = new Set<WordFile>();
let ahead: { locale: LocaleCode; loading: Promise<LoadedMessages> } | null = null;
let uncachedLocales: readonly LocaleCode[] = [];
const listeners = new Set<() => void>();

/** Returns the current translation. Only for components that render after `startTranslation` has resolved. */
export function useTranslation(): Translation {
  return useSyncExternalStore(subscribe, translation, translation);
}

/** The same outside components, for titles and announcements. */
export function translation(): Translation {
  if (current === null) throw new Error('Words are used before they are loaded');
  return current;
}

/**
 * Has the browser load its tables of numbers before any is shown: with the first one it takes 13 ms, 50 on a slow phone,
 * which would lengthen the render of whatever shows it.
 */
export function prepareNumbers(): void {
  translation().formatNumber(0);
}

/**
 * Starts loading the messages if the locale does not depend on the configuration, so that both load in parallel.
 *
 * @param named the locale in the URL; if the site has it, it takes precedence over the visitor's and the browser's choice
 */
export function prepareTranslation(named: LocaleCode | null): void {
  const locale = localeOfVisit(named, toldLocales(document.documentElement));
  if (locale !== null) ahead = { locale, loading: loadMessages(locale, false, browserSource()) };
}

/** Loads the messages for the visitor's locale. Always resolves with messages: built-in English as the last resort. */
export async function startTranslation(settings: LocaleSettings, named: LocaleCode | null): Promise<void> {
  uncachedLocales = settings.uncachedLocales;
  await show(localeOfVisit(named, settings.locales) ?? settings.defaultLocale);
}

/** Changes the language in place, for this visit only. */
export async function showLocale(locale: LocaleCode): Promise<void> {
  if (current?.locale !== locale) await show(locale);
}

/** Remembers a language for 365 days, as if it had been chosen. */
export function keepLocale(locale: LocaleCode): void {
  writeCookie(document, localeCookie(locale));
}

/** How a change of the language ended; `overtaken` by a newer one. */
export type LocaleSwitch = 'shown' | 'failed' | 'overtaken';

/** Changes the language in place and, once it is shown, stores the choice for 365 days. */
export async function switchLocale(locale: LocaleCode): Promise<LocaleSwitch> {
  const end = await show(locale);
  if (end === 'shown') keepLocale(locale);
  return end;
}

let newestShow = 0;

async function show(locale: LocaleCode): Promise<LocaleSwitch> {
  newestShow += 1;
  const number = newestShow;
  const uncached = uncachedLocales.includes(locale);
  const begun = ahead?.locale === locale && !uncached ? ahead.loading : null;
  ahead = null;
  const parts = new Map<WordFile, Messages>();
  const [loaded, isWhole] = await Promise.all([
    begun ?? loadMessages(locale, uncached, browserSource()),
    loadWanted(locale, parts),
  ]);
  // A page that was opened meanwhile may want words of its own.
  const hasParts = isWhole && (await loadWanted(locale, parts));
  if (current !== null && number !== newestShow) return 'overtaken';
  if (loaded.ok && hasParts) {
    put(locale, new Map([['messages', loaded.messages], ...parts]));
    return 'shown';
  }
  if (!loaded.ok) warn(loaded.reason);
  // Keeping the current language is better than a sudden change to English.
  if (current === null) put('en', new Map([['messages', await builtInEnglish()]]));
  return 'failed';
}

/**
 * Loads words that only some pages need, which then stand among the others. For the loader of such a page.
 *
 * @throws when they cannot be had
 */
export async function loadWords(file: WordFile): Promise<void> {
  partsWanted.add(file);
  while (current !== null && !words.has(file)) {
    const { locale } = current;
    const part = await loadPart(file, locale);
    if (part === null) throw new Error(`The words of ${file} could not be loaded`);
    // The language may have changed meanwhile.
    if (current.locale === locale) put(locale, new Map([...words, part]));
  }
}

/** Adds the words that pages have asked for beside the messages. Returns false if some cannot be had. */
async function loadWanted(locale: LocaleCode, loaded: Map<WordFile, Messages>): Promise<boolean> {
  for (;;) {
    const missing = [...partsWanted].filter((file) => !loaded.has(file));
    if (missing.length === 0) return true;
    const parts = await Promise.all(missing.map((file) => loadPart(file, locale)));
    for (const part of parts) if (part !== null) loaded.set(...part);
    if (parts.includes(null)) return false;
  }
}

async function loadPart(file: WordFile, locale: LocaleCode): Promise<[WordFile, Messages] | null> {
  const loaded = await loadMessages(locale, uncachedLocales.includes(locale), browserSource(), file);
  if (loaded.ok) return [file, loaded.messages];
  warn(loaded.reason);
  return null;
}

async function builtInEnglish(): Promise<Messages> {
  const file = await import('../../public/_i18n/en/messages.json');
  return parseMessageFile(file.default, 'en') ?? {};
}

/** Sets the translation without touching the document: for prerendering. `files` are those that it contains. */
export function putTranslation(next: Translation, files: readonly WordFile[]): void {
  current = next;
  words = new Map(files.map((file) => [file, {}]));
}

function put(locale: LocaleCode, files: ReadonlyMap<WordFile, Messages>): void {
  words = files;
  current = createTranslation(
    locale,
    Object.assign({}, ...files.values()),
    warn,
    formattingTag(locale, navigator.languages),
  );
  document.documentElement.lang = describeLocale(locale).tag;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function browserSource(): MessageSource {
  return {
    fetch: (url, init) => fetch(url, init),
    // Missing on insecure origins; reading it throws where storage is refused.
    store: 'caches' in globalThis ? globalThis.caches : null,
    nowMs: () => Date.now(),
    later: whenIdle,
    version: __MESSAGES_VERSION__,
  };
}

/** Storing takes tens of milliseconds on a slow phone, just when the page is about to be taken over. */
function whenIdle(run: () => Promise<void>): void {
  // Missing in Safari.
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(() => void run());
  else setTimeout(() => void run(), LATER_MS);
}

function warn(problem: string): void {
  console.warn(problem);
}

function writeCookie(target: { cookie: string }, cookie: string): void {
  target.cookie = cookie;
}
