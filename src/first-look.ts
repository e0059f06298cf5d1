import { LOCALE_PARAMETER } from '../worker/public/prerendered-page.ts';
import { isLocaleCode, LOCALE_CODES } from '../worker/public/runtime-configuration.ts';
import { memberFrameAt } from './app/member-frame-at.ts';
import { readMemberHint } from './app/member-hint.ts';
import {
  MEMBER_FRAME_ATTRIBUTE,
  MISFIT_ATTRIBUTE,
  PRERENDERED_ATTRIBUTE,
  SENT_EARLY_ATTRIBUTE,
  USABLE_ATTRIBUTE,
} from './app/prerendered.ts';
import { describeLocale } from './i18n/locales.ts';
import { localeCookie, resolveLocale } from './i18n/resolve-locale.ts';
import { localeOfPath } from './routing/landing-slug.ts';
import { choiceAttributes, FEATURES } from './templates/features.ts';
import { knownChoice } from './templates/template-choice.ts';

/**
 * Runs before anything is painted: a small script of its own, in the head of each page. The server knows address and
 * language; what only this device knows decides whether the page that it sent is shown.
 */

/** Far longer than a page that has loaded waits for its first frame. */
const UNTOLD_MS = 1000;

const root = document.documentElement;
takeNamedLocale(document);
if (root.hasAttribute(PRERENDERED_ATTRIBUTE) && !fits()) root.setAttribute(MISFIT_ATTRIBUTE, '');

if (readMemberHint()) showMemberFrame(document.currentScript?.dataset['sheets'] ?? '');

// The scripts of a prerendered page come once it is painted: they would share the connection of a phone with its style
// sheets, and run before the first frame where they are stored already.
const scripts = document.currentScript?.dataset['scripts']?.split(' ') ?? [];
if (scripts.length > 0) afterPaint(() => startScripts(scripts));

// A form that is sent before the app is there waits for it: the browser's own way would load another page.
addEventListener(
  'submit',
  (event) => {
    if (root.hasAttribute(USABLE_ATTRIBUTE)) return;
    event.preventDefault();
    // React may be about to take the form over: it is sent once, when that is done (page-ready.tsx).
    event.stopImmediatePropagation();
    if (event.target instanceof HTMLFormElement) event.target.setAttribute(SENT_EARLY_ATTRIBUTE, '');
  },
  { capture: true },
);

// A script that is gone (an old page, a blocked file) is told at once. Errors of loading do not bubble.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && !root.hasAttribute(USABLE_ATTRIBUTE)) {
      document.getElementById('failed')?.removeAttribute('hidden');
    }
  },
  { capture: true },
);

/** An address that names a language, as search engines list it, is a choice like that of the menu: the cookie keeps it. */
function takeNamedLocale(target: { cookie: string }): void {
  const address = new URL(location.href);
  const named = address.searchParams.get(LOCALE_PARAMETER);
  if (!isLocaleCode(named)) return;
  target.cookie = localeCookie(named);
  address.searchParams.delete(LOCALE_PARAMETER);
  history.replaceState(history.state, '', address);
}

function fits(): boolean {
  if (readMemberHint()) return false;
  const locale = localeOfPath(location.pathname) ?? resolveLocale(document.cookie, navigator.languages, LOCALE_CODES);
  if (locale !== null && describeLocale(locale).tag !== root.lang) return false;
  const choice = knownChoice();
  const template = root.getAttribute(PRERENDERED_ATTRIBUTE);
  return (
    choice === null ||
    (choice.template === template &&
      FEATURES.every((feature) => (choice.features.get(feature) ?? choice.template) === template))
  );
}

/**
 * The place of a member's page is painted before the app has started, in the look that this device had last time.
 *
 * @param sheets `look/<template>=<address>` and `parts/<template>=<address>`, with spaces between them
 */
function showMemberFrame(sheets: string): void {
  const layout = memberFrameAt(location.pathname);
  const choice = knownChoice();
  if (layout === null || choice === null) return;
  // Its own sheets would come after these, and win.
  const page = root.getAttribute(PRERENDERED_ATTRIBUTE);
  if (page !== null && page !== choice.template) return;
  root.setAttribute(MEMBER_FRAME_ATTRIBUTE, layout);
  const attributes = choiceAttributes(choice);
  for (const [name, variant] of attributes) root.setAttribute(name, variant);
  const needed = new Set([`look/${choice.template}`, ...attributes.map(([, variant]) => `parts/${variant}`)]);
  for (const sheet of sheets.split(' ')) {
    const [name = '', href = ''] = sheet.split('=');
    if (!needed.has(name)) continue;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    // Where a browser does not know it, the places have no colour for a moment.
    link.setAttribute('blocking', 'render');
    link.href = href;
    document.head.append(link);
  }
}

/** At once where nothing is going to be painted: in a tab behind others, and where the page is not shown. */
function afterPaint(run: () => void): void {
  if (document.visibilityState !== 'visible' || root.hasAttribute(MISFIT_ATTRIBUTE)) {
    run();
    return;
  }
  const ended = new AbortController();
  const { signal } = ended;
  // An empty background is a paint too, and comes before the words.
  const observer = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) once();
  });
  const once = () => {
    if (signal.aborted) return;
    ended.abort();
    observer.disconnect();
    run();
  };
  observer.observe({ type: 'paint', buffered: true });
  // Whatever keeps the paint from being told of. Where all comes from a cache, the page has loaded before it is painted.
  addEventListener('load', () => setTimeout(once, UNTOLD_MS), { signal });
  document.addEventListener('visibilitychange', once, { signal });
}

/** The first is the entry; the others are those that it is going to import. */
function startScripts([entry = '', ...further]: readonly string[]): void {
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = entry;
  document.head.append(script);
  preload('/config.json', 'fetch');
  for (const href of further) preload(href, null);
}

/** @param as what is asked for; null for a module */
function preload(href: string, as: 'fetch' | null): void {
  const link = document.createElement('link');
  link.rel = as === null ? 'modulepreload' : 'preload';
  if (as !== null) link.as = as;
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}
