import type { Parser } from 'wouter';
import { matchPath } from './match-path.ts';
import { createPreloadQueue } from './preload-queue.ts';

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

/** Loads the code of these paths when the page has nothing else to do. */
export function preloadWhenIdle(parser: Parser, paths: readonly string[]): () => void {
  const start = () => {
    for (const path of paths) preloadPath(parser, path);
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
  if (page !== undefined && !savesData()) preload(page.preload);
}

/** Whoever asks for less data gets no more than what they open. Not known to all browsers. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}
