import { isOutboxRow } from '../../../worker/public/outbox-row.ts';
import { useAccountDatabase } from '../../data/account-database.tsx';
import { readOwnUser } from '../../data/opened-ahead.ts';
import { useOwnUser, useSiteSettings } from '../../data/own-account.tsx';
import { useLiveQuery } from '../../data/use-live-query.ts';
import { creditsLeft } from './credits-left.ts';

/** Returns how many credits a next message may cost, see `creditsLeft`; null until the balance is known. */
export function useCreditsLeft(): number | null {
  const database = useAccountDatabase();
  const settings = useSiteSettings();
  const own = useOwnUser();
  // Together: a message leaves the queue and the balance in one step, and between two reads it would count twice.
  const found = useLiveQuery(
    async () =>
      await database.transaction('r', ['user', 'outbox'], async () => {
        const [user, queued] = await Promise.all([
          readOwnUser(database),
          database.outbox.where('state').equals('queued').toArray(),
        ]);
        return { user, queued: queued.filter(isOutboxRow) };
      }),
    [database],
  );
  const user = found?.user ?? own;
  if (user === null) return null;
  return settings === null ? user.credits : creditsLeft(user, settings, found?.queued ?? []);
}
