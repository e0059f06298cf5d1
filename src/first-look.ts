import { LOCALE_PARAMETER } from '../worker/public/prerendered-page.ts';
import { isLocaleCode } from '../worker/public/runtime-configuration.ts';
import { memberFrameAt } from './app/member-frame-at.ts';
import {
  LOOKED_ATTRIBUTE,
  MEMBER_CLASS,
  MEMBER_FRAME_ATTRIBUTE,
  MISFIT_ATTRIBUTE,
  NEXT_ATTRIBUTE,
  PRERENDERED_ATTRIBUTE,
  SENT_EARLY_ATTRIBUTE,
  USABLE_ATTRIBUTE,
} from './app/prerendered.ts';
import { endTransactionsOnLeave } from './data/end-transactions-on-leave.ts';
import { readMemberHint } from './data/member-hint.ts';
import { localeCookie, localeOfVisit, toldLocales } from './i18n/resolve-locale.ts';
import { localeOfPath } from './routing/landing-slug.ts';
import { parseNextPath } from './routing/next-path.ts';
import { choiceAttributes, FEATURES } from './templates/features.ts';
import { knownChoice } from './templates/template-choice.ts';

/**
 * Runs before first paint: a small script of its own, in the head of each page. The server knows only address and
 * language; this script decides from what only the device knows whether the page it sent is shown. A prerendered page is
 * parsed meanwhile, and painted after it (scripts/prerender/README.md): it must not rely on how much of the page is there.
 */

/**
 * Fallback delay after `load` when no paint is reported; far longer than a loaded page takes to paint its first frame.
 */
const UNTOLD_MS = 1000;

// Before anything opens a database.
endTransactionsOnLeave();

const root = document.documentElement;
const locales = toldLocales(root);
takeNamedLocale(document);
if (root.hasAttribute(PRERENDERED_ATTRIBUTE) && !fits()) root.setAttribute(MISFIT_ATTRIBUTE, '');
if (parseNextPath(new URLSearchParams(location.search).get('next')) !== null) root.setAttribute(NEXT_ATTRIBUTE, '');
root.setAttribute(LOOKED_ATTRIBUTE, '');

if (readMemberHint()) {
  // These modules read the member's rows from this device; otherwise they would be requested only once the app runs.
  for (const href of filesOf('member')) preload(href, null);
  showMemberFrame(filesOf('sheets'));
}

// The scripts of a prerendered page start after it has painted: on a phone they would compete with its stylesheets for
// bandwidth, and run before the first frame if already cached.
const scripts = filesOf('scripts');
const words = filesOf('words');
const modules = filesOf('modules');
if (scripts.length > 0) afterPaint(() => startScripts(scripts, modules, words));

// A form submitted before the app is ready is held back: native submission would load another page.
addEventListener(
  'submit',
  (event) => {
    if (root.hasAttribute(USABLE_ATTRIBUTE)) return;
    event.preventDefault();
    // React may be about to hydrate the form: it is submitted once, after that (page-ready.tsx).
    event.stopImmediatePropagation();
    if (event.target instanceof HTMLFormElement) event.target.setAttribute(SENT_EARLY_ATTRIBUTE, '');
  },
  { capture: true },
);

// Shows the failure notice at once when a script fails to load (outdated page, blocked file). Load errors do not
// bubble.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && !root.hasAttribute(USABLE_ATTRIBUTE)) {
      document.getElementById('failed')?.removeAttribute('hidden');
    }
  },
  { capture: true },
);

/**
 * Treats a language in the address (as listed by search engines) as a choice like that of the menu: stored in the
 * cookie.
 */
function takeNamedLocale(target: { cookie: string }): void {
  const address = new URL(location.href);
  const named = address.searchParams.get(LOCALE_PARAMETER);
  if (!isLocaleCode(named) || !locales.includes(named)) return;
  target.cookie = localeCookie(named);
  address.searchParams.delete(LOCALE_PARAMETER);
  history.replaceState(history.state, '', address);
}

/** Returns addresses that the build or the prerenderer has put into this script's data attributes. */
function filesOf(list: 'member' | 'modules' | 'scripts' | 'sheets' | 'words'): readonly string[] {
  return document.currentScript?.dataset[list]?.split(' ') ?? [];
}

function fits(): boolean {
  if (readMemberHint()) return false;
  const locale = localeOfVisit(localeOfPath(location.pathname), locales);
  // The language of a tag such as `en-US`. The browser's tables of languages and regions would be loaded to compose the
  // tag: 70 ms on a slow phone.
  if (locale !== null && root.lang.split('-')[0] !== locale) return false;
  const choice = knownChoice();
  const template = root.getAttribute(PRERENDERED_ATTRIBUTE);
  return (
    choice === null ||
    (choice.template === template &&
      FEATURES.every((feature) => (choice.features.get(feature) ?? choice.template) === template))
  );
}

/**
 * Paints the placeholder of a member's page before the app has started, in the look this device used last.
 *
 * @param sheets `look/<template>=<address>`, `parts/<template>=<address>` and `members/<template>=<address>`
 */
function showMemberFrame(sheets: readonly string[]): void {
  const layout = memberFrameAt(location.pathname);
  const choice = knownChoice();
  if (layout === null || choice === null) return;
  // The prerendered page's own stylesheets come after these and would override them.
  const page = root.getAttribute(PRERENDERED_ATTRIBUTE);
  if (page !== null && page !== choice.template) return;
  root.setAttribute(MEMBER_FRAME_ATTRIBUTE, layout);
  // As the app does (root-classes.ts): a member's pages are of another width, to which all would jump later.
  root.classList.add(MEMBER_CLASS);
  const attributes = choiceAttributes(choice);
  for (const [name, variant] of attributes) root.setAttribute(name, variant);
  const needed = new Set([
    `look/${choice.template}`,
    ...attributes.flatMap(([, variant]) => [`parts/${variant}`, `members/${variant}`]),
  ]);
  for (const sheet of sheets) {
    const [name = '', href = ''] = sheet.split('=');
    if (!needed.has(name)) continue;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    // In browsers without support for it, the placeholders have no colour for a moment.
    link.setAttribute('blocking', 'render');
    link.href = href;
    document.head.append(link);
  }
}

/**
 * Runs the callback after first paint, or at once if nothing will be painted: in a background tab, or on a misfit page.
 */
function afterPaint(run: () => void): void {
  if (document.visibilityState !== 'visible' || root.hasAttribute(MISFIT_ATTRIBUTE)) {
    run();
    return;
  }
  const ended = new AbortController();
  const { signal } = ended;
  // `first-paint` would fire for an empty background too, before the text.
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
  // Fallback for when no paint is reported. With everything cached, `load` fires before the first paint.
  addEventListener('load', () => setTimeout(once, UNTOLD_MS), { signal });
  document.addEventListener('visibilitychange', once, { signal });
}

/**
 * Starts the scripts of every page, each as soon as it is there: the packages run while the entry is on its way. Preloads
 * what the entry is going to import, and the words, which it would ask for only once it runs.
 */
function startScripts(
  ofEveryPage: readonly string[],
  furtherModules: readonly string[],
  messageFiles: readonly string[],
): void {
  for (const src of ofEveryPage) {
    const script = document.createElement('script');
    script.type = 'module';
    script.crossOrigin = '';
    script.src = src;
    document.head.append(script);
  }
  preload('/config.json', 'fetch');
  for (const href of furtherModules) preload(href, null);
  for (const href of messageFiles) void preloadUnlessKept(href);
}

/** On a later visit the app reads the words from the copy it keeps (i18n/load-messages.ts). */
async function preloadUnlessKept(href: string): Promise<void> {
  // The Cache API is missing on insecure origins; reading it throws where storage is refused.
  const kept = await Promise.resolve()
    .then(() => ('caches' in window ? caches.match(href) : undefined))
    .catch(() => undefined);
  if (kept === undefined) preload(href, 'fetch');
}

/** @param as the resource type; null for a module */
function preload(href: string, as: 'fetch' | null): void {
  const link = document.createElement('link');
  link.rel = as === null ? 'modulepreload' : 'preload';
  if (as !== null) link.as = as;
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}
