import type { DiscountTerms } from '../../public/discount-terms.ts';
import type { FetchResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { failureOf } from '../../sync/failure.ts';
import { ask } from '../../sync/newest-answer.ts';
import { storeAnswer } from '../../sync/store-answer.ts';
import { bestCode } from './discount.ts';

/** Fetches and stores the credit packs with their prices for this member. */
export async function pullCredits(account: Account, terms: DiscountTerms): Promise<FetchResult> {
  const question = ask(account, 'credits');
  const code = await bestCode(account, terms);
  const outcome = await account.api.perform(
    (client, { signal }) =>
      client.GET('/api/credits.php', {
        params: { query: code === null ? {} : { discount_code: code } },
        signal,
      }),
    account.signal,
  );
  if (outcome.kind !== 'ok') return failureOf(outcome);
  const row = { key: 'credits', answer: outcome.data, fetchedAtMs: account.environment.now() } as const;
  return await storeAnswer(account, question, row, () => pullCredits(account, terms));
}
