import type { Parser } from 'wouter';
import type { LazyPage } from '../routing/lazy-page.tsx';
import { savesData } from '../ui/saves-data.ts';
import { matchPath } from './match-path.ts';
import { createPreloadQueue } from './preload-queue.ts';
import { ROUTES } from './routes.ts';
import { whenIdle } from './when-idle.ts';
import { whenUsed } from './when-used.ts';

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

/**
 * Loads the pages that are likely to come next when this one has nothing else to do; for visitors not before they have
 * done something here.
 */
export function preloadWhenIdle(audience: 'visitors' | 'members'): () => void {
  const start = () => {
    for (const { page, preloadFor } of ROUTES) if (preloadFor === audience) preloadPage(page);
  };
  if (audience === 'members') return whenIdle(start);
  let callOff = whenUsed(() => {
    callOff = whenIdle(start);
  });
  return () => callOff();
}

function preloadPath(parser: Parser, path: string): void {
  const page = matchPath(parser, path)?.route.page;
  if (page !== undefined) preloadPage(page);
}

function preloadPage({ preload: load }: LazyPage): void {
  if (!savesData()) preload(load);
}
