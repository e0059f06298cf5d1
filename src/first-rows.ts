import type { LocaleCode } from '../worker/public/runtime-configuration.ts';
import { LOCALE_CODES } from '../worker/public/runtime-configuration.ts';
import { readFirstChats } from './data/first-chats.ts';
import { drawFirstChats } from './features/chat/draw-first-chats.ts';
import { type FirstWordId, tellFirstWord } from './features/chat/first-words.ts';
import { savedSearch } from './features/chat/saved-search.ts';
import { formattingTag } from './i18n/locales.ts';
import { RELATIVE_STYLE, tellRelative } from './i18n/relative-time.ts';
import { resolveLocale } from './i18n/resolve-locale.ts';

/**
 * Draws the newest chats from this device while the app is still loading: a small script of its own, which first-look.ts
 * starts where a member opens the list. The app then draws the same in its place. Each row is a link, which works
 * before there is an app.
 */

/** What the build renders from first-chats.tsx. */
declare const __FIRST_CHATS__: string;
declare const __FIRST_WORDS__: Readonly<Record<LocaleCode, Readonly<Record<FirstWordId, string>>>>;

/** No row is lower; what is below the window need not be drawn. */
const ROW_MIN_PX = 60;
const ROWS_MAX = 20;

// What cannot be drawn now is drawn by the app.
void show(document.currentScript?.dataset['sheets']?.split(' ') ?? []).catch(() => undefined);

async function show(sheets: readonly string[]): Promise<void> {
  const locale = resolveLocale(document.cookie, navigator.languages, LOCALE_CODES);
  if (locale === null || savedSearch() !== '') return;
  const count = Math.min(Math.ceil(window.innerHeight / ROW_MIN_PX), ROWS_MAX);
  const [chats] = await Promise.all([readFirstChats(indexedDB, count), ...sheets.map(loadSheet), parsed()]);
  const shell = document.getElementById('shell');
  const place = shell?.querySelector('[class*="main"]');
  if (chats === null || shell == null || place == null) return;
  if (document.getElementById('app')?.hasChildNodes() !== false) return;
  const format = new Intl.RelativeTimeFormat(formattingTag(locale, navigator.languages), RELATIVE_STYLE);
  const main = document.createElement('main');
  main.className = place.className;
  main.append(
    drawFirstChats(__FIRST_CHATS__, chats, {
      t: tellFirstWord(__FIRST_WORDS__[locale]),
      formatRelative: (atMs, nowMs) => tellRelative(format, atMs, nowMs),
    }),
  );
  place.replaceWith(main);
  shell.removeAttribute('aria-hidden');
  shell.setAttribute('data-rows', '');
}

function loadSheet(href: string): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const loaded = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
  });
  document.head.append(link);
  return loaded;
}

/** Not the event of the document, which waits for the app. */
async function parsed(): Promise<void> {
  while (document.querySelector('#shell ~ noscript') === null) await new Promise(requestAnimationFrame);
}
