import { liveQuery } from 'dexie';
import { AccountDatabase } from '../../worker/public/database.ts';
import { isMessageIntent, isOutboxRow } from '../../worker/public/outbox-row.ts';

/**
 * Reports how many messages of an account are queued in the outbox, now and on every change, even if no view has the
 * database open. Returns a function that stops it.
 */
export function followWaitingMessages(accountId: number, onCount: (count: number) => void): () => void {
  const database = new AccountDatabase(accountId);
  const waiting = liveQuery(() =>
    database.outbox
      .where('state')
      .equals('queued')
      .filter((row) => isOutboxRow(row) && isMessageIntent(row.intent))
      .count(),
  ).subscribe({
    next: onCount,
    // The database was deleted by a logout, or lost: nothing is queued any more.
    error: () => undefined,
  });
  return () => {
    waiting.unsubscribe();
    database.close({ disableAutoOpen: true });
  };
}
