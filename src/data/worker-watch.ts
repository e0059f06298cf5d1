import { onNextUse, unusedForMs } from './page-use.ts';

/** Together with the limit and the grace period less than 5 s, after which a user would notice a dead page. */
const PING_PAUSE_MS = 1_200;
/**
 * Where nobody has touched the page for a while, only what comes in is late: each ping wakes three processes, which was
 * a third of what idle tabs cost.
 */
const UNUSED_PING_PAUSE_MS = 15_000;
const UNUSED_AFTER_MS = 30_000;
const PING_LIMIT_MS = 3_000;
/** If the page itself was busy, its timer may fire before an answer that is already queued. */
const GRACE_MS = 300;
/** A timer this late means that the page slept, and its worker with it. */
const SLEPT_MS = 2_000;

export type WorkerEnd = 'dead' | 'hangs';

interface WatchedWorker {
  /** The same in all tabs that share the worker, and in no others. */
  id: string;
  /** Held by the worker for as long as it lives. */
  lockName: string;
  /** Settles when the worker answers. */
  ping(): Promise<unknown>;
}

/**
 * Watches a worker until it ends or `signal` is aborted. A worker's lock is released when it dies, however it died; one
 * that hangs keeps the lock but answers no pings. Of the visible tabs that share a worker, one sends the pings and
 * tells the others, so that many open tabs cost no more than one.
 */
export function watchWorker(worker: WatchedWorker, signal: AbortSignal, onEnd: (end: WorkerEnd) => void): void {
  waitForDeath(worker.lockName, signal).then(
    (isDead) => {
      if (isDead && !signal.aborted) onEnd('dead');
    },
    // Locks worked when the worker was opened; if they fail now, the pings remain.
    () => undefined,
  );
  const silence = new BroadcastChannel(`rendezvous-silence/${worker.id}`);
  signal.addEventListener('abort', () => silence.close());
  silence.addEventListener('message', () => onEnd('hangs'));
  void pingInTurn(worker, signal).then((isSilent) => {
    if (!isSilent || signal.aborted) return;
    silence.postMessage(null);
    onEnd('hangs');
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
async function pingInTurn(worker: WatchedWorker, signal: AbortSignal): Promise<boolean> {
  let areLocksRefused = false;
  while (!signal.aborted) {
    if (document.visibilityState === 'hidden') {
      await untilVisible(signal);
      continue;
    }
    // A hidden tab passes its turn on: browsers slow its timers down or freeze it.
    const turn = untilHidden(signal);
    const run = () => pingUntilSilent(worker, turn);
    try {
      const isSilent = areLocksRefused
        ? await run()
        : await navigator.locks.request(`rendezvous-ping/${worker.id}`, { signal: turn }, run);
      if (isSilent) return true;
    } catch {
      areLocksRefused = !turn.aborted;
    }
  }
  return false;
}

/** Resolves with true once a ping timed out, with false when `signal` is aborted. */
async function pingUntilSilent({ ping }: WatchedWorker, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
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
    if (!hasAnswered && !hasSlept) return !signal.aborted;
    await pauseBetweenPings(signal);
  }
  return false;
}

/** A short pause while somebody is at the page; a long one ends as soon as somebody is. */
async function pauseBetweenPings(signal: AbortSignal): Promise<void> {
  if (unusedForMs() < UNUSED_AFTER_MS) {
    await pause(PING_PAUSE_MS, signal);
    return;
  }
  const pauseEnd = new AbortController();
  const end = () => pauseEnd.abort();
  const ignoreUse = onNextUse(end);
  signal.addEventListener('abort', end);
  await pause(UNUSED_PING_PAUSE_MS, pauseEnd.signal);
  signal.removeEventListener('abort', end);
  ignoreUse();
}

/** Returns a signal that is aborted when the page is hidden, or with `signal`. */
function untilHidden(signal: AbortSignal): AbortSignal {
  const hidden = new AbortController();
  const end = () => {
    document.removeEventListener('visibilitychange', end);
    signal.removeEventListener('abort', end);
    hidden.abort();
  };
  document.addEventListener('visibilitychange', end);
  signal.addEventListener('abort', end);
  return hidden.signal;
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
