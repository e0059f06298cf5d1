import './templates/base.css';
import './app/start-failure.css';
import { type ReactNode, startTransition } from 'react';
import { parse } from 'regexparam';
import { Router } from 'wouter';
import { App } from './app/app.tsx';
import { keepTracking } from './app/keep-tracking.ts';
import { loadConfiguration } from './app/load-configuration.ts';
import { matchPath } from './app/match-path.ts';
import { fittingPage, MISFIT_ATTRIBUTE, PRERENDERED_ATTRIBUTE } from './app/prerendered.ts';
import { drawView, hydrateView } from './app/react-root.ts';
import { preloadMemberFrame } from './app/screen.tsx';
import { whenParsed } from './app/when-parsed.ts';
import { readMemberHint } from './data/member-hint.ts';
import { putSavedStart } from './data/saved-start.ts';
import { resumeMember, startSession } from './data/session-store.ts';
import { describeLocale } from './i18n/locales.ts';
import { toldLocales } from './i18n/resolve-locale.ts';
import { prepareTranslation, startTranslation, translation } from './i18n/use-translation.ts';
import { localeOfPath } from './routing/landing-slug.ts';
import type { LazyPage } from './routing/lazy-page.tsx';
import { takeReload } from './routing/reload-guard.ts';
import { currentTemplate, type TemplateChoice, wholeTemplate } from './templates/features.ts';
import { showTemplate } from './templates/show-template.ts';
import { knownChoice } from './templates/template-choice.ts';

/** How long a member's page waits for the rows on this device. */
const ROWS_WAIT_MS = 3000;

/** Entry point: loads configuration and messages first, then the session and the views. */
async function start(): Promise<void> {
  const prerendered = { template: fittingPage(document.documentElement), tag: document.documentElement.lang };
  const resumed = readMemberHint() ? resumeMember() : null;
  const known = knownChoice();
  const shown = known === null ? null : showLook(known);
  const named = localeOfPath(location.pathname);
  prepareTranslation(named);
  const tracked = keepTracking();
  const loaded = await loadConfiguration((url) => fetch(url));
  await whenParsed();
  const container = document.getElementById('app') ?? document.body;
  if (!loaded.ok) {
    const { ConfigurationProblem } = await import('./app/configuration-problem.tsx');
    await Promise.all([
      startTranslation(
        { locales: toldLocales(document.documentElement), defaultLocale: 'en', uncachedLocales: [] },
        named,
      ),
      shown ?? showLook(wholeTemplate('social')),
    ]);
    renderAnew(container, <ConfigurationProblem problems={loaded.problems} />);
    return;
  }
  const { configuration } = loaded;
  // Without rows of its own, the page has nothing to show before the worker answers.
  if (resumed === null) startSession(configuration);
  await Promise.all([
    startTranslation(configuration, named),
    shown ?? showLook(wholeTemplate(configuration.template)),
    tracked,
    resumed === null ? null : prepareMember(resumed, () => startSession(configuration)),
  ]);
  const app = <App configuration={configuration} />;
  // The messages may have failed to load, or the operator may have changed the configuration since.
  const isSame =
    prerendered.template === currentTemplate() && prerendered.tag === describeLocale(translation().locale).tag;
  if (!isSame) {
    renderAnew(container, app);
    return;
  }
  // As if typed here: drawn anew instead, the form would lose what the visitor has typed meanwhile.
  putSavedStart(container);
  await hydrate(container, app);
}

/** Renders into the emptied container: no prerendered page fits this device. */
function renderAnew(container: Element, view: ReactNode): void {
  container.replaceChildren();
  for (const name of [PRERENDERED_ATTRIBUTE, MISFIT_ATTRIBUTE]) document.documentElement.removeAttribute(name);
  drawView(container, view);
}

/** Hydrates the prerendered page once its code has loaded; until then the page stays as served. */
async function hydrate(container: Element, view: ReactNode): Promise<void> {
  const page = pageHere();
  if (page !== undefined && (await page.preload()) === undefined) {
    // The page stays readable. After a deployment the old chunks are gone; a reload gets the new ones.
    if (navigator.onLine && takeReload(location.pathname, () => sessionStorage, Date.now())) location.reload();
    else tellFailure();
    return;
  }
  // Prerendered without a query; the real one comes with the next render. As a transition, hydration yields to the
  // visitor's input: it takes a second on a slow phone.
  startTransition(() => {
    hydrateView(container, <Router ssrSearch="">{view}</Router>, (error) =>
      console.error(`The prerendered ${location.pathname} is not what the app renders:`, error),
    );
  });
}

/** Shows the failure notice that the page itself contains (index.html, scripts/prerender). */
function tellFailure(): void {
  document.getElementById('failed')?.removeAttribute('hidden');
}

function pageHere(): LazyPage | undefined {
  return matchPath(parse, location.pathname)?.route.page;
}

/**
 * Waits until a member's page can begin with its rows, so that the placeholders are replaced once. Not for long: a page
 * without rows is better than placeholders.
 * The worker starts when the rows are read: on a phone it would take the processor from them.
 *
 * @param resumed whether the member is known to this device, and the rows can be read
 */
async function prepareMember(resumed: Promise<boolean>, startWorker: () => void): Promise<void> {
  const prepared = resumed.then(async (isKnown) => {
    if (isKnown) await Promise.all([preloadMemberFrame(), pageHere()?.prepare()]);
  });
  await Promise.race([prepared, new Promise((resolve) => setTimeout(resolve, ROWS_WAIT_MS))]);
  startWorker();
}

/** Loads the fonts, colours and frame of the template in parallel. */
function showLook(choice: TemplateChoice): Promise<void> {
  const shown = showTemplate(choice);
  // Errors are handled where the promise is awaited.
  shown.catch(() => undefined);
  if (readMemberHint()) {
    void preloadMemberFrame();
    void pageHere()?.preload();
  }
  return shown;
}

// Off the stack of the module's evaluation: for a stack that names it, as of an error, the browser parses the whole file
// anew. If not even the built-in messages can be loaded, the page itself shows a notice (index.html).
Promise.resolve().then(start).catch(tellFailure);
