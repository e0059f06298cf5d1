import type { Cancel, Environment } from '../environment.ts';
import { clipFutureMs } from './schedule.ts';

/** What one run says about the next. */
export type RunResult = { status: 'ok' } | { status: 'failed'; retryAfterMs: number | null } | { status: 'stop' };

export interface RepeaterOptions {
  run(): Promise<RunResult>;
  /** Wait after a run that succeeded. */
  intervalMs(): number;
  /** Wait after the given number of failures in a row. */
  backoffMs(failures: number, retryAfterMs: number | null): number;
}

export interface Repeater {
  /** Plans the first run. */
  start(delayMs: number): void;
  /**
   * Runs at once, or as soon as the server's Retry-After allows; while one runs, plans no second beside it but one
   * more behind it.
   */
  runNow(): void;
  stop(): void;
  isRunning(): boolean;
  nextAtMs(): number | null;
}

/**
 * Runs something again and again, never twice at a time. The wait counts from the start of a run, so that a slow
 * server does not stretch the interval. Timers sleep with the device; a time that has passed meanwhile is caught up by
 * one run (pitfall 12).
 */
export function createRepeater(environment: Pick<Environment, 'now' | 'after'>, options: RepeaterOptions): Repeater {
  let cancelTimer: Cancel | null = null;
  let nextAtMs: number | null = null;
  let isStopped = true;
  let isRunning = false;
  let mustRunAgain = false;
  let failures = 0;
  /** The server asked for silence until then. */
  let notBeforeMs = 0;

  function plan(atMs: number): void {
    cancelTimer?.();
    nextAtMs = atMs;
    cancelTimer = environment.after(Math.max(0, atMs - environment.now()), () => {
      cancelTimer = null;
      void runOnce();
    });
  }

  async function runOnce(): Promise<void> {
    if (isStopped) return;
    if (isRunning) {
      mustRunAgain = true;
      return;
    }
    isRunning = true;
    cancelTimer?.();
    cancelTimer = null;
    const startedAtMs = environment.now();
    const result = await options.run();
    isRunning = false;
    if (isStopped || result.status === 'stop') return;
    failures = result.status === 'failed' ? failures + 1 : 0;
    const retryAfterMs = result.status === 'failed' ? result.retryAfterMs : null;
    notBeforeMs = retryAfterMs === null ? 0 : environment.now() + retryAfterMs;
    if (mustRunAgain) {
      mustRunAgain = false;
      plan(Math.max(environment.now(), notBeforeMs));
    } else if (result.status === 'failed') {
      plan(environment.now() + options.backoffMs(failures, result.retryAfterMs));
    } else {
      plan(startedAtMs + options.intervalMs());
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
      const dueAtMs = clipFutureMs(notBeforeMs, environment.now());
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
