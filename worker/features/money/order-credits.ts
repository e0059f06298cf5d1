import type { CreditOrder, OrderResult } from '../../public/order-calls.ts';
import type { Account } from '../../sync/account.ts';
import { orderResult } from './order-result.ts';

/** Orders a pack of credits. Never queued: nobody should pay for something after leaving its page. */
export async function orderCredits(account: Account, order: CreditOrder): Promise<OrderResult> {
  const { packId, method, discountCode, shown, again, idempotencyKey } = order;
  const outcome = await account.api.perform(
    (client, { signal }) =>
      client.POST('/api/credits.php', {
        params: { header: { 'Idempotency-Key': idempotencyKey } },
        body: { pack: packId, method, discount_code: discountCode, shown, again },
        signal,
      }),
    account.signal,
  );
  return orderResult(outcome);
}
