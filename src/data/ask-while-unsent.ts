import type { AccountRows } from './account-database.tsx';
import { followQuery } from './follow-query.ts';

/**
 * Makes the browser ask before the tab is closed while the account has unsent data. Not tied to a render, so that it
 * applies as soon as the message is stored. Returns a function that stops it.
 */
export function askWhileUnsent(database: AccountRows): () => void {
  const ask = (event: Event) => event.preventDefault();
  const stop = followQuery(
    async () => {
      const [waiting, drafts] = await Promise.all([
        database.outbox.filter(({ state }) => state !== 'settled').count(),
        database.drafts.count(),
      ]);
      return waiting + drafts;
    },
    (unsent) => {
      if (unsent > 0) addEventListener('beforeunload', ask);
      else removeEventListener('beforeunload', ask);
    },
    // The session has ended and its database with it: nothing is left to send.
    () => removeEventListener('beforeunload', ask),
  );
  return () => {
    stop();
    removeEventListener('beforeunload', ask);
  };
}
