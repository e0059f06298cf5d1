import type { Environment, LockEnd } from '../environment.ts';

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
  /** The hold of the lock by which this worker leads; a later one of its own takes its place. */
  let leading: symbol | null = null;
  /** Asked for again before it is granted, the lock would be stolen from this worker itself. */
  let isStealing = false;
  let queued = new AbortController();
  let release: (() => void) | null = null;

  async function hold(request: (whileHeld: () => Promise<void>) => Promise<LockEnd>): Promise<void> {
    const own = Symbol('hold');
    const end = await request(async () => {
      if (resigned.signal.aborted) return;
      const wasLeader = leading !== null;
      leading = own;
      isStealing = false;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      if (!wasLeader) onGained();
      await released;
    });
    if (end !== 'stolen' || leading !== own) return;
    leading = null;
    onLost();
    await queue();
  }

  function queue(): Promise<void> {
    queued = new AbortController();
    const signal = AbortSignal.any([queued.signal, resigned.signal]);
    return hold((whileHeld) => environment.locks.hold(POLLER_LOCK, signal, whileHeld));
  }

  void queue();
  return {
    isLeader: () => leading !== null,
    steal() {
      if (leading !== null || isStealing || resigned.signal.aborted) return;
      isStealing = true;
      queued.abort();
      void hold((whileHeld) => environment.locks.steal(POLLER_LOCK, whileHeld));
    },
    resign() {
      leading = null;
      resigned.abort();
      release?.();
    },
  };
}
