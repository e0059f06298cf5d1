import { type Attention, watchAttention } from './attention.ts';

/** Together under the 5 s after which a person would be looking at a page that no longer lives. */
const PING_PAUSE_MS = 1_200;
/** Of a page that nobody has touched for a while; the next touch asks at once. Polls are further apart than that. */
const UNTOUCHED_PAUSE_MS = 30_000;
const PING_LIMIT_MS = 3_000;
/** Where the page itself was busy its timer runs before the answer that waits behind it. */
const GRACE_MS = 300;
/** So late a timer means that the page slept, and its worker with it. */
const SLEPT_MS = 2_000;

export type WorkerEnd = 'dead' | 'hangs';

interface WatchedWorker {
  /** Held by the worker for as long as it lives. */
  lockName: string;
  /** Settles as soon as the worker answers. */
  ping(): Promise<unknown>;
}

/**
 * Watches a worker until it ends or `signal` is aborted. The lock that it holds is free as soon as it is dead, however
 * it died; one that hangs keeps it and answers no ping, which is asked for while the page is on screen: every other second
 * while somebody uses it, else twice a minute, so that an idle tab costs next to nothing.
 */
export function watchWorker(worker: WatchedWorker, signal: AbortSignal, onEnd: (end: WorkerEnd) => void): void {
  waitForDeath(worker.lockName, signal).then(
    (isDead) => {
      if (isDead && !signal.aborted) onEnd('dead');
    },
    // Locks were there when the worker was opened; the pings remain.
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

/** Resolves with true once a ping had no answer in its time, with false when `signal` is aborted. */
async function pingUntilSilent({ ping }: WatchedWorker, signal: AbortSignal): Promise<boolean> {
  const attention = watchAttention(window, () => performance.now(), signal);
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
    await pauseAsLookedAt(attention, signal);
  }
  return false;
}

async function pauseAsLookedAt(attention: Attention, signal: AbortSignal): Promise<void> {
  if (attention.isThere()) return await pause(PING_PAUSE_MS, signal);
  await Promise.race([pause(UNTOUCHED_PAUSE_MS, signal), attention.untilSign()]);
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
