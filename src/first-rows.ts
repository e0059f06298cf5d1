import { firstChats } from './first-read.ts';

import './first-look.ts';
import type { LocaleCode } from '../worker/public/runtime-configuration.ts';
import { drawFirstChats } from './features/chat/draw-first-chats.ts';
import { type FirstWordId, tellFirstWord } from './features/chat/first-words.ts';
import { hasSavedSearch } from './features/chat/saved-search.ts';
import { formattingTag } from './i18n/locales.ts';
import { RELATIVE_STYLE, tellRelative } from './i18n/relative-time.ts';
import { localeOfVisit, toldLocales } from './i18n/resolve-locale.ts';
import { fixChoice } from './templates/features.ts';
import { knownChoice } from './templates/template-choice.ts';

/**
 * The first script of `index.html`, with first-look.ts in it: it starts the app. Where a member opens the list of chats
 * it draws the newest ones from this device before that; the app then draws the same in their place. Each row is a link,
 * which works before there is an app.
 */

/** What the build renders from first-chats.tsx. */
declare const __FIRST_CHATS__: string;
declare const __FIRST_WORDS__: Readonly<Record<LocaleCode, Readonly<Record<FirstWordId, string>>>>;

/** No row is lower; what is below the window need not be drawn. */
const ROW_MIN_PX = 60;
/** The app waits no longer for the rows. */
const ROWS_WAIT_MS = 1000;

/** The app's entry, then what it imports. */
const [entry = '', ...imports] = listed('entry').split(' ');
const sheets = listed('rowSheets').split(' ');

if (firstChats !== null) {
  const limit = new Promise((resolve) => setTimeout(resolve, ROWS_WAIT_MS)).then(parsed);
  // What cannot be drawn now is drawn by the app.
  const drawn = show(firstChats).catch(() => undefined);
  // The app takes the processor for longer than the rows do: they come first.
  void Promise.race([drawn.then(parsed), limit]).then(startApp);
} else {
  void parsed().then(startApp);
}

/** What the build has put into this script's data attributes. */
function listed(name: 'entry' | 'rowSheets'): string {
  return document.currentScript?.dataset[name] ?? '';
}

function startApp(): void {
  // Not earlier: what is preloaded long before it is used is taken for a mistake.
  const configuration = document.createElement('link');
  configuration.rel = 'preload';
  configuration.as = 'fetch';
  configuration.crossOrigin = '';
  configuration.href = '/config.json';
  for (const href of imports) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = entry;
  document.head.append(configuration, script);
}

async function show(read: NonNullable<typeof firstChats>): Promise<void> {
  const locale = localeOfVisit(null, toldLocales(document.documentElement));
  if (locale === null || hasSavedSearch()) return;
  const [chats] = await Promise.all([read, ...sheets.map(loadSheet), parsed()]);
  const shell = document.getElementById('shell');
  const place = shell?.querySelector('[class*="main"]');
  if (chats === null || shell == null || place == null) return;
  if (document.getElementById('app')?.hasChildNodes() !== false) return;
  const count = Math.ceil(window.innerHeight / ROW_MIN_PX);
  const main = document.createElement('main');
  main.className = place.className;
  const choice = knownChoice();
  // The addresses of pictures may name the template.
  if (choice !== null) fixChoice(choice);
  const shown = { ...chats, rows: chats.rows.slice(0, count) };
  main.append(drawFirstChats(__FIRST_CHATS__, shown, tellFirstWord(__FIRST_WORDS__[locale])));
  place.replaceWith(main);
  shell.removeAttribute('aria-hidden');
  shell.setAttribute('data-rows', '');
  await presented(main);
  tellTimes(main, locale, Date.now() + chats.clockOffsetMs);
}

/** After the first picture: the browser's words for times take a slow phone 50 ms to load. */
function tellTimes(main: Element, locale: LocaleCode, nowMs: number): void {
  const format = new Intl.RelativeTimeFormat(formattingTag(locale, navigator.languages), RELATIVE_STYLE);
  for (const time of main.querySelectorAll('time')) {
    time.textContent = tellRelative(format, Math.min(Date.parse(time.dateTime), nowMs), nowMs);
  }
}

function loadSheet(href: string): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  // The first picture waits for them, and so has the rows more often than places for them.
  link.setAttribute('blocking', 'render');
  link.href = href;
  const loaded = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
  });
  document.head.append(link);
  return loaded;
}

/** Resolves once the whole of `index.html` is there. */
async function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }));
}

/** Resolves once the words of the first row are on the screen, at once behind another tab. */
async function presented(rows: Element): Promise<void> {
  if (document.visibilityState !== 'visible') return;
  const row = rows.querySelector('li');
  const isTold = row !== null && PerformanceObserver.supportedEntryTypes.includes('element');
  await (isTold ? toldTiming(row) : nextPicture());
}

/**
 * By Element Timing. An animation frame comes while the picture before it is still being drawn, and what the app then
 * does takes the processor from that.
 */
async function toldTiming(row: Element): Promise<void> {
  for (const part of [row, ...row.querySelectorAll('*')]) part.setAttribute('elementtiming', '');
  await new Promise<void>((resolve) => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: 'element', buffered: true });
  });
}

async function nextPicture(): Promise<void> {
  await new Promise(requestAnimationFrame);
  // With the next frame the last one has been handed over.
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
}
