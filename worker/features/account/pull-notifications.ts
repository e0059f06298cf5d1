import type { FetchResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { failureOf } from '../../sync/failure.ts';
import { ask } from '../../sync/newest-answer.ts';
import { storeAnswer } from '../../sync/store-answer.ts';

/** Fetches and stores the member's notification settings. */
export async function pullNotifications(account: Account): Promise<FetchResult> {
  const question = ask(account, 'notifications');
  const outcome = await account.api.perform(
    (client, { signal }) => client.GET('/api/notifications.php', { signal }),
    account.signal,
  );
  if (outcome.kind !== 'ok') return failureOf(outcome);
  const row = { key: 'notifications', answer: outcome.data, fetchedAtMs: account.environment.now() } as const;
  return await storeAnswer(account, question, row, () => pullNotifications(account));
}
