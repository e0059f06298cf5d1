import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const listeners = new Set<() => void>();
let nowMs = 0;
let timer: ReturnType<typeof setInterval> | null = null;

/** Returns the current time, updated every minute, for "5 minutes ago". All readers share one clock, which stops while the page is hidden. */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, read, Date.now);
}

/** The first reader sets the clock, also after the clock of the device was set back. */
function read(): number {
  if (listeners.size === 0 && Math.abs(Date.now() - nowMs) >= MINUTE_MS) nowMs = Date.now();
  return nowMs;
}

function subscribe(listener: () => void): () => void {
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
