import type { Parser } from 'wouter';
import type { LazyPage } from '../routing/lazy-page.tsx';
import { matchPath } from './match-path.ts';
import { createPreloadQueue } from './preload-queue.ts';
import type { Route } from './route.ts';
import { ROUTES } from './routes.ts';

const preload = createPreloadQueue();

/** Loads a page's code when its link is pointed at or focused, so that opening it does not wait. */
export function startLinkPreload(parser: Parser): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const onInterest = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    preloadPath(parser, link.pathname);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, onInterest, { signal, passive: true });
  }
  return () => listening.abort();
}

/** Loads the pages that are likely to come next when this one has nothing else to do. */
export function preloadWhenIdle(audience: Route['preloadFor']): () => void {
  const start = () => {
    for (const { page, preloadFor } of ROUTES) if (preloadFor === audience) preloadPage(page);
  };
  // Missing in Safari.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(start, 2000);
    return () => clearTimeout(timer);
  }
  const idle = window.requestIdleCallback(start, { timeout: 5000 });
  return () => window.cancelIdleCallback(idle);
}

function preloadPath(parser: Parser, path: string): void {
  const page = matchPath(parser, path)?.route.page;
  if (page !== undefined) preloadPage(page);
}

function preloadPage({ preload: load }: LazyPage): void {
  if (!savesData()) preload(load);
}

/** Whoever asks for less data gets no more than what they open. Not known to all browsers. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}
