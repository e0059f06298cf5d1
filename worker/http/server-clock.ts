/** A smaller difference is that of the network, and of a header in whole seconds: not of a clock that is set wrong. */
const TOLERANCE_MS = 60_000;

/** How far the clock of the server is ahead of that of this device, as its answers tell. */
export interface ServerClock {
  /** @param date the header of an answer that was received at `receivedAtMs`; null where the browser hides it */
  heard(date: string | null, receivedAtMs: number): void;
  /** What was known before this worker began. */
  adopt(offsetMs: number): void;
}

/** @param onChanged hears the difference when it has become another one; 0 while the clock of the device is right */
export function createServerClock(onChanged: (offsetMs: number) => void): ServerClock {
  let knownMs = 0;
  return {
    heard(date, receivedAtMs) {
      const serverMs = Date.parse(date ?? '');
      if (Number.isNaN(serverMs)) return;
      const exactMs = serverMs - receivedAtMs;
      const offsetMs = Math.abs(exactMs) < TOLERANCE_MS ? 0 : exactMs;
      const isSame = offsetMs === 0 ? knownMs === 0 : Math.abs(offsetMs - knownMs) < TOLERANCE_MS;
      if (isSame) return;
      knownMs = offsetMs;
      onChanged(offsetMs);
    },
    adopt(offsetMs) {
      knownMs = offsetMs;
    },
  };
}
