import type { DirectResult, Transaction } from '../../../worker/public/direct-calls.ts';
import type { Unreachable } from '../../data/connection.ts';
import { keepUnchanged } from '../../data/keep-unchanged.ts';

/** Polling interval for a pending payment while the page is visible; it grows over time. */
const FIRST_INTERVAL_MS = 2_000;
const LONGEST_INTERVAL_MS = 30_000;
const INTERVAL_GROWTH = 1.3;

interface PendingPoll {
  ask: () => Promise<DirectResult<Transaction> | Unreachable>;
  isVisible: () => boolean;
  /** Runs `run` each time the page is shown; returns how to stop that. */
  onShown: (run: () => void) => () => void;
  /** Runs `run` after `ms`; returns how to cancel that. */
  after: (ms: number, run: () => void) => () => void;
  onAnswer: (transaction: Transaction) => void;
}

/**
 * Asks for a transaction until it is not pending any more, and hands on each answer that differs from the one before;
 * returns how to stop. Failures are not reported, since the next attempt may succeed. A hidden page asks nothing, and at
 * once when it is shown.
 */
export function pollPending({ ask, isVisible, onShown, after, onAnswer }: PendingPoll): () => void {
  let intervalMs = FIRST_INTERVAL_MS;
  let cancel = () => {};
  let isAsking = false;
  let isOver = false;
  let known: Transaction | null = null;
  const plan = () => {
    cancel = after(intervalMs, () => void tick());
  };
  const end = () => {
    isOver = true;
    cancel();
    leave();
  };
  const tick = async () => {
    // It is asked once it is shown.
    if (!isVisible()) return;
    intervalMs = Math.min(LONGEST_INTERVAL_MS, intervalMs * INTERVAL_GROWTH);
    isAsking = true;
    const result = await ask();
    isAsking = false;
    if (isOver) return;
    if (result.status === 'answered') {
      // A pending one changes too: the provider has taken the payment, or given a page for it (contract, `payment_page`).
      const kept = keepUnchanged(known, result.data);
      if (kept !== known) onAnswer(kept);
      known = kept;
      if (kept.state !== 'pending') {
        end();
        return;
      }
    }
    plan();
  };
  const leave = onShown(() => {
    // Who comes back from the provider's app has likely just paid.
    intervalMs = FIRST_INTERVAL_MS;
    if (isAsking) return;
    cancel();
    void tick();
  });
  plan();
  return end;
}
