import { useSyncExternalStore } from 'react';
import { followMinutes, readMinute } from '../ui/use-minute.ts';
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

/**
 * Returns what `tell` says of the server's time, for timestamps that the server has set. Renders again only in a minute
 * in which it says something else.
 */
export function useAtServerTime<Told extends string | number | boolean | null>(tell: (nowMs: number) => Told): Told {
  return useSyncExternalStore(
    subscribeToBoth,
    () => tell(readMinute() + offsetMs),
    () => tell(Date.now()),
  );
}

function subscribeToBoth(listener: () => void): () => void {
  const leaveMinutes = followMinutes(listener);
  const leaveOffset = subscribe(listener);
  return () => {
    leaveMinutes();
    leaveOffset();
  };
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
