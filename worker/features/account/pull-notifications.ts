import type { FetchResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { failureOf } from '../../sync/failure.ts';
import { storeAnswer } from '../../sync/store-answer.ts';

/** Fetches and stores the member's notification settings. */
export async function pullNotifications(account: Account): Promise<FetchResult> {
  const outcome = await account.api.perform(
    (client, { signal }) => client.GET('/api/notifications.php', { signal }),
    account.signal,
  );
  if (outcome.kind !== 'ok') return failureOf(outcome);
  const fetchedAtMs = account.environment.now();
  return await storeAnswer(account, { key: 'notifications', answer: outcome.data, fetchedAtMs });
}
