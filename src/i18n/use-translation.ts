import { useSyncExternalStore } from 'react';
import type { LocaleCode, RuntimeConfiguration } from '../../worker/public/runtime-configuration.ts';
import { LOCALE_CODES } from '../../worker/public/runtime-configuration.ts';
import { type LoadedMessages, loadMessages, type MessageSource } from './load-messages.ts';
import { describeLocale } from './locales.ts';
import { parseMessageFile } from './message-file.ts';
import { localeCookie, resolveLocale } from './resolve-locale.ts';
import { createTranslation, type Translation } from './translation.ts';

type LocaleSettings = Pick<RuntimeConfiguration, 'defaultLocale' | 'uncachedLocales'>;

let current: Translation | null = null;
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

/** Starts loading the messages if the locale does not depend on the configuration, so that both load in parallel. */
export function prepareTranslation(): void {
  const locale = resolveLocale(document.cookie, navigator.languages, LOCALE_CODES);
  if (locale !== null) ahead = { locale, loading: loadMessages(locale, false, browserSource()) };
}

/** Loads the messages for the visitor's locale. Always resolves with messages: built-in English as the last resort. */
export async function startTranslation(settings: LocaleSettings): Promise<void> {
  uncachedLocales = settings.uncachedLocales;
  const fallback = LOCALE_CODES.includes(settings.defaultLocale) ? settings.defaultLocale : 'en';
  await show(resolveLocale(document.cookie, navigator.languages, LOCALE_CODES) ?? fallback);
}

/** Changes the language in place and stores the choice for 365 days. */
export async function switchLocale(locale: LocaleCode): Promise<void> {
  writeCookie(document, localeCookie(locale));
  await show(locale);
}

async function show(locale: LocaleCode): Promise<void> {
  const uncached = uncachedLocales.includes(locale);
  const begun = ahead?.locale === locale && !uncached ? ahead.loading : null;
  ahead = null;
  const loaded = await (begun ?? loadMessages(locale, uncached, browserSource()));
  if (loaded.ok) {
    put(createTranslation(locale, loaded.messages, warn));
    return;
  }
  warn(loaded.reason);
  // Keeping the current language is better than a sudden change to English.
  if (current === null) put(await builtInEnglish());
}

async function builtInEnglish(): Promise<Translation> {
  const file = await import('../../public/_i18n/en/messages.json');
  return createTranslation('en', parseMessageFile(file.default, 'en') ?? {}, warn);
}

/** Sets the translation without touching the document: for prerendering. */
export function putTranslation(next: Translation): void {
  current = next;
}

function put(next: Translation): void {
  current = next;
  document.documentElement.lang = describeLocale(next.locale).tag;
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
    version: __MESSAGES_VERSION__,
  };
}

function warn(problem: string): void {
  console.warn(problem);
}

function writeCookie(target: { cookie: string }, cookie: string): void {
  target.cookie = cookie;
}
