import type { Cancel } from '../environment.ts';
import { BUS_CHANNEL, type BusMessage, parseBusMessage } from '../ports/worker-bus.ts';
import { POLLER_LOCK } from '../sync/leadership.ts';
import type { BackgroundScope } from './api-request.ts';
import { sendWaiting } from './send-waiting.ts';

/** As long as workers wait for a leader's sign of life (sync/leader-watch.ts). */
const ANSWER_LIMIT_MS = 2_000;

interface LockRequests {
  request(name: string, options: LockOptions, whileHeld: (lock: Lock | null) => Promise<void>): Promise<void>;
}

export interface SyncScope extends BackgroundScope {
  readonly navigator: { readonly locks: LockRequests };
}

/**
 * If a tab's worker leads, it sends the messages itself and also processes the responses. One that is frozen with its
 * tab keeps the lock and hears nothing: in its place they are sent here, with keys that make a second sending harmless.
 */
export async function sendUnlessLed(scope: SyncScope, after = afterDelay): Promise<void> {
  await scope.navigator.locks.request(POLLER_LOCK, { ifAvailable: true }, async (lock) => {
    if (lock !== null || !(await tellLeader(after))) await sendWaiting(scope);
  });
}

/** Returns whether the leader has heard. */
async function tellLeader(after: typeof afterDelay): Promise<boolean> {
  const channel = new BroadcastChannel(BUS_CHANNEL);
  const post = (message: BusMessage) => channel.postMessage(message);
  let cancel: Cancel = () => {};
  const hasHeard = await new Promise<boolean>((resolve) => {
    cancel = after(ANSWER_LIMIT_MS, () => resolve(false));
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (parseBusMessage(data)?.type === 'leads') resolve(true);
    };
    post({ type: 'outbox' });
    post({ type: 'ask-leader' });
  });
  cancel();
  channel.close();
  return hasHeard;
}

function afterDelay(delayMs: number, callback: () => void): Cancel {
  const timer = setTimeout(callback, delayMs);
  return () => clearTimeout(timer);
}
