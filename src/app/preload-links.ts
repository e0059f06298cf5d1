import type { Parser } from 'wouter';
import { matchPath } from './match-path.ts';

/** Pages that are loaded ahead at the same time (specification, section 9). */
const PRELOAD_CONCURRENCY = 5;

/** Loads a page's code when its link is pointed at or focused, so that opening it does not wait. */
export function startLinkPreload(parser: Parser): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const onInterest = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    void matchPath(parser, link.pathname)?.route.page.preload();
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, onInterest, { signal, passive: true });
  }
  return () => listening.abort();
}

/** Loads the code of these paths when the page has nothing else to do. */
export function preloadWhenIdle(parser: Parser, paths: readonly string[]): () => void {
  const preload = () => {
    const waiting = [...paths];
    const work = async () => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        await matchPath(parser, path)?.route.page.preload();
      }
    };
    for (let worker = 0; worker < PRELOAD_CONCURRENCY; worker += 1) void work();
  };
  // Missing in Safari.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(preload, 2000);
    return () => clearTimeout(timer);
  }
  const idle = window.requestIdleCallback(preload, { timeout: 5000 });
  return () => window.cancelIdleCallback(idle);
}
