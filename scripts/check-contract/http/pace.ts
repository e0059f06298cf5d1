export interface Clock {
  nowMs(): number;
  wait(durationMs: number, signal?: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  nowMs: Date.now,
  wait: (durationMs, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(done, durationMs);
      function done(): void {
        clearTimeout(timer);
        signal?.removeEventListener('abort', done);
        resolve();
      }
      if (signal?.aborted) done();
      else signal?.addEventListener('abort', done);
    }),
};

/** Limits how many requests start per second, evenly spaced. Null for no limit. */
export function createPace(perSecond: number | null, clock: Clock): (signal?: AbortSignal) => Promise<void> {
  if (perSecond === null) return async () => undefined;
  const gapMs = 1000 / perSecond;
  let nextAtMs = 0;
  return async (signal) => {
    const startAtMs = Math.max(clock.nowMs(), nextAtMs);
    nextAtMs = startAtMs + gapMs;
    const waitMs = startAtMs - clock.nowMs();
    if (waitMs > 0) await clock.wait(waitMs, signal);
  };
}
