import type { Transaction } from '../../public/direct-calls.ts';
import type { FetchResult } from '../../public/worker-api.ts';
import type { Account } from '../../sync/account.ts';
import { failureOf } from '../../sync/failure.ts';
import { ask } from '../../sync/newest-answer.ts';
import { storeAnswer } from '../../sync/store-answer.ts';

/** The contract's maximum per response. */
const PAGE_SIZE = 100;
/** Guards against a server whose list never ends. */
const PAGES_MAX = 20;

/** Fetches and stores all of the member's orders. */
export async function pullTransactions(account: Account): Promise<FetchResult> {
  const question = ask(account, 'transactions');
  const all: Transaction[] = [];
  for (let page = 1; page <= PAGES_MAX; page += 1) {
    const outcome = await account.api.perform(
      (client, { signal }) =>
        client.GET('/api/transactions.php', { params: { query: { page, pp: PAGE_SIZE } }, signal }),
      account.signal,
    );
    if (outcome.kind !== 'ok') return failureOf(outcome);
    // The contract allows one transaction or a list on this path; a request without an id must return the latter.
    if (!('transactions' in outcome.data)) return { status: 'server-failed', httpStatus: null };
    const { transactions, paging } = outcome.data;
    all.push(...transactions);
    if (transactions.length === 0 || all.length >= paging.num_results) break;
  }
  // An order placed between two requests shifts the pages: remove duplicates.
  const once = [...new Map(all.map((transaction) => [transaction.id, transaction])).values()];
  const row = { key: 'transactions', answer: once, fetchedAtMs: account.environment.now() } as const;
  return await storeAnswer(account, question, row, () => pullTransactions(account));
}
