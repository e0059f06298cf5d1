import type { PushSubscriptionData } from '../../public/direct-calls.ts';
import type { SaveResult } from '../../public/worker-api.ts';
import type { Account } from '../../session/account.ts';
import { refusalOrFailure } from '../../sync/refusal.ts';

/** Attaches the push subscription of this browser to the account (specification, section 4). */
export async function attachPushSubscription(
  account: Account,
  subscription: PushSubscriptionData,
): Promise<SaveResult> {
  const outcome = await account.api.perform(
    (client, { headers, signal }) =>
      client.POST('/api/user.php', {
        params: {
          header: { ...headers, 'Idempotency-Key': account.environment.createId() },
          query: { push: '1' },
        },
        body: { subscription },
        signal,
      }),
    account.signal,
  );
  return outcome.kind === 'ok' ? { status: 'saved' } : refusalOrFailure(outcome);
}
