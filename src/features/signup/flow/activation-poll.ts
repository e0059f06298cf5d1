import { ACTIVATION_POLL_INTERVAL_MS, ACTIVATION_TIMEOUT_TICKS } from '../../../../worker/public/constants.ts';

interface ActivationPollOptions {
  /** Resolves to whether the mail has been delivered; false also if that is unknown. */
  ask: () => Promise<boolean>;
  /** Returns a function that cancels the timer. */
  after: (delayMs: number, run: () => void) => () => void;
  onTick: (count: number) => void;
  onEnd: (end: 'delivered' | 'timed-out') => void;
}

/**
 * Polls the delivery of the activation mail (specification, section 4) every 900 ms until it is delivered or 20 ticks
 * have passed. Never runs two requests at once. Returns a function that stops the poll.
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

/** Returns which of the four messages to show after `count` ticks (specification, section 4). */
export function activationMessage(count: number): 'written' | 'sent' | 'checked' | 'slow' {
  if (count < 4) return 'written';
  if (count < 7) return 'sent';
  return count < 10 ? 'checked' : 'slow';
}
