import type { DiscountTerms } from '../../public/discount-terms.ts';
import type { FetchResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { failureOf } from '../../sync/failure.ts';
import { ask } from '../../sync/newest-answer.ts';
import { storeAnswer } from '../../sync/store-answer.ts';
import { bestCode } from './discount.ts';

/** Fetches and stores the premium plans and the member's subscription. */
export async function pullPremium(account: Account, terms: DiscountTerms): Promise<FetchResult> {
  const question = ask(account, 'premium');
  const code = await bestCode(account, terms);
  const outcome = await account.api.perform(
    (client, { signal }) =>
      client.GET('/api/premium.php', {
        params: { query: code === null ? {} : { discount_code: code } },
        signal,
      }),
    account.signal,
  );
  if (outcome.kind !== 'ok') return failureOf(outcome);
  const row = { key: 'premium', answer: outcome.data, fetchedAtMs: account.environment.now() } as const;
  return await storeAnswer(account, question, row, () => pullPremium(account, terms));
}
