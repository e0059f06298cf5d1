import type { Environment, LockEnd } from '../environment.ts';

/** Lock name shared by all versions of the worker, so that an old and a new one never poll side by side (pitfall 5). */
export const POLLER_LOCK = 'rendezvous-poller';

export interface LeadershipListener {
  onGained(): void;
  /** Called when another worker stole the lock because this one did not respond; this one has been queued again. */
  onLost(): void;
}

export interface Leadership {
  isLeader(): boolean;
  /** Steals the lock from an unresponsive leader. */
  steal(): void;
  /** Releases the lock, or leaves the queue for it, permanently. */
  resign(): void;
}

/**
 * Queues for the poller lock. The platform grants it as soon as its holder is gone, so that a successor takes over
 * immediately; from a holder that hangs or is frozen, it is stolen.
 */
export function seekLeadership(
  environment: Pick<Environment, 'locks'>,
  { onGained, onLost }: LeadershipListener,
): Leadership {
  const resigned = new AbortController();
  /** The lock request by which this worker currently leads; a later request of its own replaces it. */
  let leading: symbol | null = null;
  /**
   * Guards against a second request before the first is granted, which would steal the lock from this worker itself.
   */
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
