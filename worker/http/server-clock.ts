/** Smaller differences result from latency and from the header's whole seconds, not from a wrong clock. */
const TOLERANCE_MS = 60_000;

/** Tracks how far the server's clock is ahead of this device's, based on the server's responses. */
export interface ServerClock {
  /** @param date the `Date` header of a response received at `receivedAtMs`; null if the browser hides it */
  heard(date: string | null, receivedAtMs: number): void;
  /** Sets the offset known before this worker started. */
  adopt(offsetMs: number): void;
  /** Called when the stored offset was lost: the next response tells it again. */
  forget(): void;
}

/** @param onChanged receives the offset when it changes; 0 while the device's clock is right */
export function createServerClock(onChanged: (offsetMs: number) => void): ServerClock {
  let knownMs = 0;
  return {
    heard(date, receivedAtMs) {
      const serverMs = Date.parse(date ?? '');
      if (Number.isNaN(serverMs)) return;
      const exactMs = serverMs - receivedAtMs;
      const offsetMs = Math.abs(exactMs) < TOLERANCE_MS ? 0 : exactMs;
      if (Math.abs(offsetMs - knownMs) < TOLERANCE_MS) return;
      knownMs = offsetMs;
      onChanged(offsetMs);
    },
    adopt(offsetMs) {
      knownMs = offsetMs;
    },
    forget() {
      knownMs = Number.NaN;
    },
  };
}
