import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const listeners = new Set<() => void>();
let nowMs = 0;
let timer: ReturnType<typeof setInterval> | null = null;

/**
 * Returns what `tell` says of the current time, such as "5 minutes ago", and renders again only in a minute in which it
 * says something else. All readers share one clock, which stops while the page is hidden.
 */
export function useAtMinute<Told extends string | number | boolean | null>(tell: (nowMs: number) => Told): Told {
  return useSyncExternalStore(
    followMinutes,
    () => tell(readMinute()),
    () => tell(Date.now()),
  );
}

/** The first reader sets the clock, also after the clock of the device was set back. */
export function readMinute(): number {
  if (listeners.size === 0 && Math.abs(Date.now() - nowMs) >= MINUTE_MS) nowMs = Date.now();
  return nowMs;
}

/** Calls back with each minute that passes, until the returned function is called. */
export function followMinutes(listener: () => void): () => void {
  if (listeners.size === 0) {
    document.addEventListener('visibilitychange', run);
    run();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', run);
    stop();
  };
}

function run(): void {
  stop();
  if (document.visibilityState === 'hidden') return;
  if (Math.abs(Date.now() - nowMs) >= MINUTE_MS) tick();
  timer = setInterval(tick, MINUTE_MS);
}

function stop(): void {
  if (timer !== null) clearInterval(timer);
  timer = null;
}

function tick(): void {
  nowMs = Date.now();
  for (const listener of listeners) listener();
}
