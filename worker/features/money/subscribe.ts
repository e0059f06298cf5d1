import type { OrderResult, PremiumOrder } from '../../public/order-calls.ts';
import type { SaveResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { failureOf } from '../../sync/failure.ts';
import { storeChanged } from '../../sync/store-answer.ts';
import { orderResult } from './order-result.ts';

/** Orders premium. Never queued. */
export async function subscribePremium(account: Account, order: PremiumOrder): Promise<OrderResult> {
  const { planId, method, discountCode, shown, again, idempotencyKey } = order;
  const outcome = await account.api.perform(
    (client, { signal }) =>
      client.POST('/api/premium.php', {
        params: { header: { 'Idempotency-Key': idempotencyKey } },
        body: { plan: planId, method, discount_code: discountCode, shown, again },
        signal,
      }),
    account.signal,
  );
  return orderResult(outcome);
}

/** Cancels the renewal; premium stays active for the paid period. */
export async function cancelPremium(account: Account, idempotencyKey: string): Promise<SaveResult> {
  const outcome = await account.api.perform(
    (client, { signal }) =>
      client.DELETE('/api/premium.php', {
        params: { header: { 'Idempotency-Key': idempotencyKey } },
        body: { reason: null },
        signal,
      }),
    account.signal,
  );
  if (outcome.kind !== 'ok') return failureOf(outcome);
  await storeChanged(account, { key: 'premium', answer: outcome.data, fetchedAtMs: account.environment.now() });
  return { status: 'saved' };
}
