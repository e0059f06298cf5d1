import type { Cancel, Environment } from '../environment.ts';

const ANSWER_LIMIT_MS = 2_000;
/** A leader that falls silent right after its answer is noticed within 2 * ANSWER_LIMIT_MS + PAUSE_MS: under 5 s. */
const PAUSE_MS = 500;

export interface LeaderWatchOptions {
  environment: Pick<Environment, 'after'>;
  isLeader(): boolean;
  /** Whether a leader that polls is needed now: a tab of this worker is visible. */
  isNeeded(): boolean;
  /** Asks every other worker which of them leads. */
  ask(): void;
  /** Nobody has said so in time: the leader hangs or is frozen with its tab. */
  onSilent(): void;
}

export interface LeaderWatch {
  /** Begins anew, for a worker that does not lead. */
  start(): void;
  /** The leader has answered. */
  heard(): void;
}

/**
 * A leader that dies frees its lock; one that hangs in a loop, or is frozen with its tab, keeps it. So the workers
 * that wait for the lock ask for a sign of life while somebody looks at one of their tabs.
 */
export function createLeaderWatch(options: LeaderWatchOptions): LeaderWatch {
  const { environment } = options;
  let cancelTimer: Cancel | null = null;
  let hasHeard = false;

  function check(): void {
    cancelTimer = null;
    if (options.isLeader()) return;
    if (!options.isNeeded()) {
      cancelTimer = environment.after(PAUSE_MS, check);
      return;
    }
    hasHeard = false;
    options.ask();
    cancelTimer = environment.after(ANSWER_LIMIT_MS, () => {
      if (!hasHeard && !options.isLeader()) options.onSilent();
      cancelTimer = environment.after(PAUSE_MS, check);
    });
  }

  return {
    start() {
      cancelTimer?.();
      check();
    },
    heard() {
      hasHeard = true;
    },
  };
}
