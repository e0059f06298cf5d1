import type { Outcome } from '../http/outcome.ts';
import type { AccountDatabase } from '../public/database.ts';
import type { Intent, OutboxRow, Rejection } from '../public/outbox-row.ts';
import type { Account } from './account.ts';

/** A row of the outbox with an intent of one kind. */
export type EntryOf<Some extends Intent> = Omit<OutboxRow, 'intent'> & { intent: Some };

/** Writes what the answer says into the rows. */
export type ApplyAnswer = (database: AccountDatabase) => Promise<void>;

/**
 * All that is done with one kind of intent. Everything but `send` and `reload` runs in the transaction that changes
 * the row.
 */
export interface IntentKind<Some extends Intent> {
  send(account: Account, entry: EntryOf<Some>, signal: AbortSignal): Promise<Outcome<ApplyAnswer>>;
  /** Undoes the optimistic rows, or marks them. `drop`: nothing is left to show, the row is forgotten. */
  reject(database: AccountDatabase, entry: EntryOf<Some>, rejection: Rejection): Promise<'keep' | 'drop'>;
  /** Shows a rejected one as waiting again. */
  retry(database: AccountDatabase, entry: EntryOf<Some>): Promise<void>;
  /** The member gives up one that was rejected, or takes back one that waits: nothing is left of it on screen. */
  discard(database: AccountDatabase, entry: EntryOf<Some>): Promise<void>;
  /** Fetches what the server has made of it. */
  reload?(account: Account, end: 'settled' | 'rejected'): Promise<unknown>;
  /** One that was refused holds back those behind it in its lane until the member has decided. */
  holdsLane?: true;
}

/** A kind together with the row that it works on. */
export interface BoundIntent {
  send(account: Account, signal: AbortSignal): Promise<Outcome<ApplyAnswer>>;
  reject(database: AccountDatabase, rejection: Rejection): Promise<'keep' | 'drop'>;
  retry(database: AccountDatabase): Promise<void>;
  discard(database: AccountDatabase): Promise<void>;
  reload(account: Account, end: 'settled' | 'rejected'): Promise<unknown>;
  holdsLane: boolean;
}

export function bindIntent<Some extends Intent>(kind: IntentKind<Some>, entry: EntryOf<Some>): BoundIntent {
  return {
    send: (account, signal) => kind.send(account, entry, signal),
    reject: (database, rejection) => kind.reject(database, entry, rejection),
    retry: (database) => kind.retry(database, entry),
    discard: (database) => kind.discard(database, entry),
    reload: async (account, end) => kind.reload?.(account, end),
    holdsLane: kind.holdsLane === true,
  };
}
