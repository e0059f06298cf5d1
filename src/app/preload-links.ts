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

type Wait = (run: () => void) => () => void;

/** Preloads the pages likely to come next once this one is idle and somebody may go on from it. */
export function preloadWhenIdle(audience: 'visitors' | 'members'): () => void {
  const start = () => {
    for (const { page, preloadFor } of ROUTES) if (preloadFor === audience) preloadPage(page);
  };
  let cancelIdle = () => {};
  const cancelWait = waitFor(audience)(() => {
    cancelIdle = whenIdle(start);
  });
  return () => {
    cancelWait();
    cancelIdle();
  };
}

/**
 * For visitors, after their first interaction. For members whose device keeps the app, files come from there: a mouse or
 * the focus is on a link long enough before it is pressed (`startLinkPreload`), and a tab holds no code of pages that
 * nobody may ever open in it; a finger gives no such notice, so there all are loaded once the page is used. Other members'
 * tabs begin when they are looked at.
 */
function waitFor(audience: 'visitors' | 'members'): Wait {
  if (audience === 'visitors') return whenUsed;
  if (!isKeptHere()) return whenVisible;
  return matchMedia('(any-pointer: coarse)').matches ? whenUsed : never;
}

const never: Wait = () => () => {};

/** Whether a service worker answers this tab, which keeps the files of all pages. It is missing on insecure origins. */
function isKeptHere(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
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
