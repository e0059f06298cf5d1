import type { MessageIntent } from '../../public/outbox-row.ts';
import type { Account } from '../../sync/account.ts';
import type { EntryOf } from '../../sync/intent-kind.ts';

/** Our choice: longer than a call takes, shorter than it takes to come back to a tab that was closed. */
const SENT_AT_ONCE_MS = 60_000;

/** By the signal of a session: the newest message, by its id at the server, whose balance counts. */
const newestTold = new WeakMap<AbortSignal, number>();

/** Messages whose answer came with a balance that does not count. */
const doubtful = new WeakSet<MessageIntent>();

/** What is known of a message when its answer comes. */
export type Sending = Pick<EntryOf<MessageIntent>, 'intent' | 'attempts' | 'createdAtMs'>;

/**
 * Returns whether the balance in the answer to a message is the present one. Not if the server may have had the message
 * before: a repetition gets the first answer again, and purchases and other messages have changed the balance since. Nor
 * if the answer to a later message has come first.
 */
export function isBalanceTold(account: Account, sending: Sending, messageId: number): boolean {
  const isTold = !mayBeRepeated(account, sending) && messageId > (newestTold.get(account.signal) ?? 0);
  if (isTold) newestTold.set(account.signal, messageId);
  else doubtful.add(sending.intent);
  return isTold;
}

/** Returns whether the balance after this message has to be asked for. */
export function isBalanceOwed({ intent }: Pick<Sending, 'intent'>): boolean {
  return doubtful.has(intent);
}

/**
 * Beside a lost answer, an earlier worker or a background sync may have sent it. A time in the future means that the
 * clock was set back.
 */
function mayBeRepeated({ environment }: Account, { attempts, createdAtMs }: Sending): boolean {
  const ageMs = environment.now() - createdAtMs;
  return attempts > 0 || ageMs < 0 || ageMs > SENT_AT_ONCE_MS;
}
