import type { ActivationResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { failureOf } from '../../sync/failure.ts';

/** Checks once whether the activation email has been delivered (specification, section 4). */
export async function loadActivation(account: Account): Promise<ActivationResult> {
  const outcome = await account.api.perform(
    (client, { signal }) => client.GET('/api/activate.php', { signal }),
    account.signal,
  );
  return outcome.kind === 'ok' ? { status: 'answered', delivered: outcome.data.delivered } : failureOf(outcome);
}
