import type { Outcome } from '../http/outcome.ts';
import type { AccountDatabase } from '../public/database.ts';
import type { Intent, OutboxRow, Rejection } from '../public/outbox-row.ts';
import type { Account } from './account.ts';

/** An outbox row with an intent of one kind. */
export type EntryOf<Some extends Intent> = Omit<OutboxRow, 'intent'> & { intent: Some };

/** What became of sending: the outcome of a call, or that none can be made with what is stored. */
export type Sent = Outcome<ApplyAnswer> | { kind: 'unsendable'; rejection: Rejection };

/** Writes the response's data into the rows. */
export type ApplyAnswer = (database: AccountDatabase) => Promise<void>;

/**
 * All operations on one kind of intent. All but `send` and `reload` run in the transaction that changes the outbox row.
 */
export interface IntentKind<Some extends Intent> {
  send(account: Account, entry: EntryOf<Some>, signal: AbortSignal): Promise<Sent>;
  /** Undoes or marks the optimistic rows. `drop`: there is nothing left to show, so the outbox row is deleted. */
  reject(database: AccountDatabase, entry: EntryOf<Some>, rejection: Rejection): Promise<'keep' | 'drop'>;
  /** Shows a rejected intent as pending again. */
  retry(database: AccountDatabase, entry: EntryOf<Some>): Promise<void>;
  /** Removes all traces of an intent from the screen after the member dropped it, whether rejected or waiting. */
  discard(database: AccountDatabase, entry: EntryOf<Some>): Promise<void>;
  /**
   * Called when the server has accepted an intent that was dropped while it was being sent. Undoes what `discard` did and
   * returns whether the answer is to be written; without it, the next pull shows what the server has.
   */
  settleTakenBack?(database: AccountDatabase, entry: EntryOf<Some>): Promise<boolean>;
  /** Fetches the server's state after the intent was settled or rejected. */
  reload?(account: Account, end: 'settled' | 'rejected', entry: EntryOf<Some>): Promise<unknown>;
  /** A rejected intent holds back those behind it in its lane until the member decides. */
  holdsLane?: true;
}

/** An intent kind bound to the outbox row it operates on. */
export interface BoundIntent {
  send(account: Account, signal: AbortSignal): Promise<Sent>;
  reject(database: AccountDatabase, rejection: Rejection): Promise<'keep' | 'drop'>;
  retry(database: AccountDatabase): Promise<void>;
  discard(database: AccountDatabase): Promise<void>;
  settleTakenBack(database: AccountDatabase): Promise<boolean>;
  reload(account: Account, end: 'settled' | 'rejected'): Promise<unknown>;
  holdsLane: boolean;
}

export function bindIntent<Some extends Intent>(kind: IntentKind<Some>, entry: EntryOf<Some>): BoundIntent {
  return {
    send: (account, signal) => kind.send(account, entry, signal),
    reject: (database, rejection) => kind.reject(database, entry, rejection),
    retry: (database) => kind.retry(database, entry),
    discard: (database) => kind.discard(database, entry),
    settleTakenBack: async (database) => (await kind.settleTakenBack?.(database, entry)) ?? false,
    reload: async (account, end) => kind.reload?.(account, end, entry),
    holdsLane: kind.holdsLane === true,
  };
}
