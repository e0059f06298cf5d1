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

/** Preloads the pages likely to come next once this one is idle; for visitors, only after their first interaction. */
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
