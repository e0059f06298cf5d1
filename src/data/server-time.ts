import { useSyncExternalStore } from 'react';
import { useMinute } from '../ui/use-minute.ts';
import { deviceDatabase } from './device-database.ts';
import { followQuery } from './follow-query.ts';

let offsetMs = 0;
let isFollowed = false;
const listeners = new Set<() => void>();

/** Returns how many ms the server's clock is ahead of this device's; 0 while they agree or the offset is unknown. */
export function useClockOffset(): number {
  return useSyncExternalStore(
    subscribe,
    () => offsetMs,
    () => 0,
  );
}

/** Returns the current server time, updated every minute: for timestamps set by the server. */
export function useServerMinute(): number {
  return useMinute() + useClockOffset();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  follow();
  return () => listeners.delete(listener);
}

/** Starts one query shared by all subscribers, for the lifetime of the page. */
function follow(): void {
  if (isFollowed) return;
  isFollowed = true;
  followQuery(
    () => deviceDatabase().clock.get('clock'),
    (row) => {
      const next: unknown = row?.offsetMs;
      offsetMs = typeof next === 'number' && Number.isFinite(next) ? next : 0;
      for (const listener of listeners) listener();
    },
    // If the browser refuses storage, the device's clock is used.
    () => undefined,
  );
}
