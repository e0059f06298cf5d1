/** Together with the limit and the grace period less than 5 s, after which a user would notice a dead page. */
const PING_PAUSE_MS = 1_200;
const PING_LIMIT_MS = 3_000;
/** If the page itself was busy, its timer may fire before an answer that is already queued. */
const GRACE_MS = 300;
/** A timer this late means that the page slept, and its worker with it. */
const SLEPT_MS = 2_000;

export type WorkerEnd = 'dead' | 'hangs';

interface WatchedWorker {
  /** Held by the worker for as long as it lives. */
  lockName: string;
  /** Settles when the worker answers. */
  ping(): Promise<unknown>;
}

/**
 * Watches a worker until it ends or `signal` is aborted. A worker's lock is released when it dies, however it died; one
 * that hangs keeps the lock but answers no pings, which are sent while the page is visible.
 */
export function watchWorker(worker: WatchedWorker, signal: AbortSignal, onEnd: (end: WorkerEnd) => void): void {
  waitForDeath(worker.lockName, signal).then(
    (isDead) => {
      if (isDead && !signal.aborted) onEnd('dead');
    },
    // Locks worked when the worker was opened; if they fail now, the pings remain.
    () => undefined,
  );
  void pingUntilSilent(worker, signal).then((isSilent) => {
    if (isSilent && !signal.aborted) onEnd('hangs');
  });
}

async function waitForDeath(lockName: string, signal: AbortSignal): Promise<boolean> {
  try {
    await navigator.locks.request(lockName, { signal }, () => undefined);
    return true;
  } catch (error) {
    if (signal.aborted) return false;
    throw error;
  }
}

/** Resolves with true once a ping timed out, with false when `signal` is aborted. */
async function pingUntilSilent({ ping }: WatchedWorker, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    if (document.visibilityState === 'hidden') {
      await untilVisible(signal);
      continue;
    }
    const askedAtMs = performance.now();
    let hasAnswered = false;
    const answered = ping().then(
      () => {
        hasAnswered = true;
      },
      () => undefined,
    );
    await Promise.race([answered, pause(PING_LIMIT_MS, signal)]);
    if (!hasAnswered) await Promise.race([answered, pause(GRACE_MS, signal)]);
    const hasSlept = performance.now() - askedAtMs > PING_LIMIT_MS + GRACE_MS + SLEPT_MS;
    if (!hasAnswered && !hasSlept && document.visibilityState === 'visible') return !signal.aborted;
    await pause(PING_PAUSE_MS, signal);
  }
  return false;
}

function untilVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      document.removeEventListener('visibilitychange', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    document.addEventListener('visibilitychange', end);
    signal.addEventListener('abort', end);
  });
}

function pause(durationMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, durationMs);
    signal.addEventListener('abort', end);
  });
}
