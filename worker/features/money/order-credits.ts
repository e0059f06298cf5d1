import type { CreditOrder, OrderResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { refusalOrFailure } from '../../sync/refusal.ts';

/** Orders a pack. Never queued: nobody pays for what they no longer look at. */
export async function orderCredits(account: Account, order: CreditOrder): Promise<OrderResult> {
  const { packId, method, discountCode, idempotencyKey } = order;
  const outcome = await account.api.perform(
    (client, { headers, signal }) =>
      client.POST('/api/credits.php', {
        params: { header: { ...headers, 'Idempotency-Key': idempotencyKey } },
        body: { pack: packId, method, discount_code: discountCode },
        signal,
      }),
    account.signal,
  );
  if (outcome.kind !== 'ok') return refusalOrFailure(outcome);
  return { status: 'ordered', transactionId: outcome.data.transaction, redirect: outcome.data.redirect };
}
