import type { Transaction } from '../../public/direct-calls.ts';
import type { FetchResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { failureOf } from '../../sync/failure.ts';
import { storeAnswer } from '../../sync/store-answer.ts';

/** Most that the contract gives in one answer. */
const PAGE_SIZE = 100;
/** Against a server whose list has no end. */
const PAGES_MAX = 20;

/** Fetches all of the member's orders, and stores them. */
export async function pullTransactions(account: Account): Promise<FetchResult> {
  const all: Transaction[] = [];
  for (let page = 1; page <= PAGES_MAX; page += 1) {
    const outcome = await account.api.perform(
      (client, { signal }) =>
        client.GET('/api/transactions.php', { params: { query: { page, pp: PAGE_SIZE } }, signal }),
      account.signal,
    );
    if (outcome.kind !== 'ok') return failureOf(outcome);
    // The contract's answer to this path is one transaction or a list; asked without an id it is checked as the latter.
    if (!('transactions' in outcome.data)) return { status: 'server-failed', httpStatus: null };
    const { transactions, paging } = outcome.data;
    all.push(...transactions);
    if (transactions.length === 0 || all.length >= paging.num_results) break;
  }
  // An order that was made between two pages moves the rest on: each stands there once.
  const once = [...new Map(all.map((transaction) => [transaction.id, transaction])).values()];
  return await storeAnswer(account, { key: 'transactions', answer: once, fetchedAtMs: account.environment.now() });
}
