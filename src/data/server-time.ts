import { liveQuery } from 'dexie';
import { useSyncExternalStore } from 'react';
import { useMinute } from '../ui/use-minute.ts';
import { deviceDatabase } from './device-database.ts';

let offsetMs = 0;
let isFollowed = false;
const listeners = new Set<() => void>();

/** How far the clock of the server is ahead of that of this device; 0 while that is right. */
export function useClockOffset(): number {
  return useSyncExternalStore(
    subscribe,
    () => offsetMs,
    () => 0,
  );
}

/** The time now as the server has it, renewed every minute: for what the server dates. */
export function useServerMinute(): number {
  return useMinute() + useClockOffset();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  follow();
  return () => listeners.delete(listener);
}

/** One query for all who ask, for as long as the page lives. */
function follow(): void {
  if (isFollowed) return;
  isFollowed = true;
  liveQuery(() => deviceDatabase().clock.get('clock')).subscribe({
    next(row) {
      const next: unknown = row?.offsetMs;
      offsetMs = typeof next === 'number' && Number.isFinite(next) ? next : 0;
      for (const listener of listeners) listener();
    },
    // Where the browser refuses storage, the clock of the device counts.
    error: () => undefined,
  });
}
