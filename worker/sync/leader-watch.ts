import type { Cancel, Environment } from '../environment.ts';

const ANSWER_LIMIT_MS = 2_000;
/** A leader that goes silent right after a response is detected within 2 * ANSWER_LIMIT_MS + PAUSE_MS: under 5 s. */
const PAUSE_MS = 500;

export interface LeaderWatchOptions {
  environment: Pick<Environment, 'after'>;
  isLeader(): boolean;
  /** Returns whether a polling leader is needed now, because a tab of this worker is visible. */
  isNeeded(): boolean;
  /** Asks every other worker whether it is the leader. */
  ask(): void;
  /** Called when no leader responded in time: it hangs or is frozen with its tab. */
  onSilent(): void;
}

export interface LeaderWatch {
  /** Restarts the watch, in a worker that is not the leader. */
  start(): void;
  /** Records a response of the leader. */
  heard(): void;
}

/**
 * Detects a leader that no longer responds. A leader that dies releases its lock, but one that hangs in a loop or is
 * frozen with its tab keeps it. Workers waiting for the lock therefore ping the leader while one of their tabs is
 * visible.
 */
export function createLeaderWatch(options: LeaderWatchOptions): LeaderWatch {
  const { environment } = options;
  let cancelTimer: Cancel | null = null;
  /** Whether the leader has responded since the last check. */
  let hasHeard: boolean;

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
