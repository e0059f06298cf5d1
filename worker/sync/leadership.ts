import type { Environment } from '../environment.ts';

/** Name shared by all versions of the worker, so that an old and a new one never poll side by side (pitfall 5). */
export const POLLER_LOCK = 'rendezvous-poller';

export interface LeadershipListener {
  onGained(): void;
  /** Another worker took the lock, since this one did not answer: it has a place in the queue again. */
  onLost(): void;
}

export interface Leadership {
  isLeader(): boolean;
  /** Takes the lock from a leader that does not answer. */
  steal(): void;
  /** Gives the lock up, or the place in the queue for it; for good. */
  resign(): void;
}

/**
 * Queues for the lock of the poller. The platform hands it over as soon as its holder is gone, so that a successor
 * takes over at once; from a holder that hangs or is frozen it is stolen.
 */
export function seekLeadership(
  environment: Pick<Environment, 'locks'>,
  { onGained, onLost }: LeadershipListener,
): Leadership {
  const resigned = new AbortController();
  let isLeader = false;
  let queued = new AbortController();
  let release: (() => void) | null = null;

  async function lead(): Promise<void> {
    if (resigned.signal.aborted) return;
    isLeader = true;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    onGained();
    await released;
  }

  async function queue(): Promise<void> {
    queued = new AbortController();
    const end = await environment.locks.hold(POLLER_LOCK, AbortSignal.any([queued.signal, resigned.signal]), lead);
    if (end === 'stolen') await queueAgain();
  }

  async function queueAgain(): Promise<void> {
    if (!isLeader) return;
    isLeader = false;
    onLost();
    await queue();
  }

  void queue();
  return {
    isLeader: () => isLeader,
    steal() {
      if (isLeader || resigned.signal.aborted) return;
      queued.abort();
      void environment.locks.steal(POLLER_LOCK, lead).then((end) => (end === 'stolen' ? queueAgain() : undefined));
    },
    resign() {
      isLeader = false;
      resigned.abort();
      release?.();
    },
  };
}
