import type { Environment } from '../environment.ts';

/** Name shared by all versions of the worker, so that an old and a new one never poll side by side (pitfall 5). */
export const POLLER_LOCK = 'rendezvous-poller';

export interface Leadership {
  isLeader(): boolean;
  /** Gives the lock up, or the place in the queue for it; for good. */
  resign(): void;
}

/**
 * Queues for the lock of the poller. The platform hands it over as soon as its holder is gone, so that a successor
 * takes over at once.
 */
export function seekLeadership(environment: Pick<Environment, 'locks'>, onGained: () => void): Leadership {
  const controller = new AbortController();
  let isLeader = false;
  let release: (() => void) | null = null;
  void environment.locks.hold(POLLER_LOCK, controller.signal, async () => {
    isLeader = true;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    onGained();
    await released;
  });
  return {
    isLeader: () => isLeader,
    resign() {
      isLeader = false;
      controller.abort();
      release?.();
    },
  };
}
