import type { Parser } from 'wouter';
import type { LazyPage } from '../routing/lazy-page.tsx';
import { savesData } from '../ui/saves-data.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { matchPath } from './match-path.ts';
import { createPreloadQueue } from './preload-queue.ts';
import { ROUTES } from './routes.ts';
import { whenUsed } from './when-used.ts';

const preload = createPreloadQueue();

/** Preloads a page's code when its link is hovered, touched or focused. Returns a function that stops it. */
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
 * Preloads the pages likely to come next once this one is idle; for visitors, only after their first interaction. A tab
 * in the background holds no code of pages that nobody may ever open there: it begins when it is looked at.
 */
export function preloadWhenIdle(audience: 'visitors' | 'members'): () => void {
  const start = () => {
    for (const { page, preloadFor } of ROUTES) if (preloadFor === audience) preloadPage(page);
  };
  let cancelIdle = () => {};
  const cancelWait = (audience === 'members' ? whenVisible : whenUsed)(() => {
    cancelIdle = whenIdle(start);
  });
  return () => {
    cancelWait();
    cancelIdle();
  };
}

/** Calls back as soon as somebody can see the page, which may be now. Returns a function that cancels it. */
function whenVisible(run: () => void): () => void {
  const waiting = new AbortController();
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    waiting.abort();
    run();
  };
  document.addEventListener('visibilitychange', look, { signal: waiting.signal });
  look();
  return () => waiting.abort();
}

function preloadPath(parser: Parser, path: string): void {
  const page = matchPath(parser, path)?.route.page;
  if (page !== undefined) preloadPage(page);
}

function preloadPage({ preload: load }: LazyPage): void {
  if (!savesData()) preload(load);
}
