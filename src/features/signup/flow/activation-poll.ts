import { ACTIVATION_POLL_INTERVAL_MS, ACTIVATION_TIMEOUT_TICKS } from '../../../../worker/public/constants.ts';

interface ActivationPollOptions {
  /** Whether the mail has arrived; false also when it could not be found out. */
  ask: () => Promise<boolean>;
  /** Returns how to call it off. */
  after: (delayMs: number, run: () => void) => () => void;
  onTick: (count: number) => void;
  onEnd: (end: 'delivered' | 'timed-out') => void;
}

/**
 * Watches the way of the activation mail (specification, section 4): asks every 900 ms, and ends with the mail or after
 * 20 ticks. A question that is slow is not asked a second time before its answer. Returns the function that stops it.
 */
export function startActivationPoll({ ask, after, onTick, onEnd }: ActivationPollOptions): () => void {
  let count = 0;
  let isAsking = false;
  let callOff = (): void => undefined;
  let isOver = false;

  function end(how: 'delivered' | 'timed-out'): void {
    if (isOver) return;
    stop();
    onEnd(how);
  }

  function stop(): void {
    isOver = true;
    callOff();
  }

  async function askOnce(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    const isDelivered = await ask();
    isAsking = false;
    if (isDelivered) end('delivered');
  }

  function tick(): void {
    count += 1;
    onTick(count);
    if (count >= ACTIVATION_TIMEOUT_TICKS) {
      end('timed-out');
      return;
    }
    void askOnce();
    callOff = after(ACTIVATION_POLL_INTERVAL_MS, tick);
  }

  callOff = after(ACTIVATION_POLL_INTERVAL_MS, tick);
  return stop;
}

/** Which of the four messages stands there after so many ticks (specification, section 4). */
export function activationMessage(count: number): 'written' | 'sent' | 'checked' | 'slow' {
  if (count < 4) return 'written';
  if (count < 7) return 'sent';
  return count < 10 ? 'checked' : 'slow';
}
