import type { Cancel, Environment } from '../environment.ts';
import { endOfWaitMs, NO_WAIT } from './schedule.ts';

/** The outcome of a run, which determines the next one. */
export type RunResult = { status: 'ok' } | { status: 'failed'; retryAfterMs: number | null } | { status: 'stop' };

export interface RepeaterOptions {
  run(): Promise<RunResult>;
  /** Returns the delay after a successful run. */
  intervalMs(): number;
  /** Returns the delay after the given number of consecutive failures. */
  backoffMs(failures: number, retryAfterMs: number | null): number;
}

export interface Repeater {
  /** Schedules the first run. */
  start(delayMs: number): void;
  /**
   * Runs immediately, or as soon as the server's Retry-After allows. During a run, schedules exactly one more after it.
   */
  runNow(): void;
  stop(): void;
  isRunning(): boolean;
  nextAtMs(): number | null;
}

/**
 * Runs a task repeatedly, never concurrently. The interval is measured from the start of a run, so that a slow server
 * does not stretch it. Timers pause while the device sleeps; missed runs are made up for by a single one (pitfall 12).
 */
export function createRepeater(environment: Pick<Environment, 'now' | 'after'>, options: RepeaterOptions): Repeater {
  let cancelTimer: Cancel | null = null;
  let nextAtMs: number | null = null;
  let isStopped = true;
  let isRunning = false;
  let mustRunAgain = false;
  let failures = 0;
  /** The server's Retry-After. */
  let silence = NO_WAIT;

  function plan(atMs: number): void {
    cancelTimer?.();
    nextAtMs = atMs;
    cancelTimer = environment.after(Math.max(0, atMs - environment.now()), () => {
      cancelTimer = null;
      void runOnce();
    });
  }

  /** A task that throws, which none should, is repeated like one that failed: nothing else would start it again. */
  async function runSafely(): Promise<RunResult> {
    try {
      return await options.run();
    } catch {
      return { status: 'failed', retryAfterMs: null };
    }
  }

  async function runOnce(): Promise<void> {
    if (isRunning) {
      mustRunAgain = true;
      return;
    }
    isRunning = true;
    cancelTimer?.();
    cancelTimer = null;
    const startedAtMs = environment.now();
    const result = await runSafely();
    isRunning = false;
    if (isStopped || result.status === 'stop') return;
    failures = result.status === 'failed' ? failures + 1 : 0;
    const retryAfterMs = result.status === 'failed' ? result.retryAfterMs : null;
    const nowMs = environment.now();
    silence = retryAfterMs === null ? NO_WAIT : { sinceMs: nowMs, untilMs: nowMs + retryAfterMs };
    if (mustRunAgain) {
      mustRunAgain = false;
      plan(Math.max(nowMs, silence.untilMs));
    } else if (result.status === 'failed') {
      plan(nowMs + options.backoffMs(failures, result.retryAfterMs));
    } else {
      // One that began in the future tells that the clock was set back meanwhile: the next comes an interval from now.
      plan(Math.min(startedAtMs, nowMs) + options.intervalMs());
    }
  }

  return {
    start(delayMs) {
      isStopped = false;
      failures = 0;
      plan(environment.now() + delayMs);
    },
    runNow() {
      if (isStopped) return;
      const dueAtMs = endOfWaitMs(silence, environment.now());
      if (environment.now() >= dueAtMs) void runOnce();
      else plan(dueAtMs);
    },
    stop() {
      isStopped = true;
      mustRunAgain = false;
      nextAtMs = null;
      cancelTimer?.();
      cancelTimer = null;
    },
    isRunning: () => isRunning,
    nextAtMs: () => nextAtMs,
  };
}
