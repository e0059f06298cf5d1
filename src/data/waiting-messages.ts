import { liveQuery } from 'dexie';
import { AccountDatabase } from '../../worker/public/database.ts';
import { isOutboxRow } from '../../worker/public/outbox-row.ts';

/**
 * Tells how many messages of an account wait in the outbox, now and whenever that changes, also where no database is
 * open for the views. Returns the function that ends it.
 */
export function followWaitingMessages(accountId: number, onCount: (count: number) => void): () => void {
  const database = new AccountDatabase(accountId);
  const waiting = liveQuery(() =>
    database.outbox
      .where('state')
      .equals('queued')
      .filter((row) => isOutboxRow(row) && row.intent.kind === 'send-message')
      .count(),
  ).subscribe({
    next: onCount,
    // The database was deleted by a logout, or lost: nothing waits any more.
    error: () => undefined,
  });
  return () => {
    waiting.unsubscribe();
    database.close({ disableAutoOpen: true });
  };
}
