import type { DirectResult, Transaction } from '../../public/direct-calls.ts';
import { read, type Visit } from '../../sync/visit.ts';

/** One transaction by its id, which cannot be guessed. */
export async function loadTransaction(visit: Visit, id: string): Promise<DirectResult<Transaction>> {
  const result = await read(visit, (client, { signal }) =>
    client.GET('/api/transactions.php', { params: { query: { id } }, signal }),
  );
  if (result.status !== 'answered') return result;
  // The contract's answer to this path is one transaction or a list; asked by id it is checked as the former.
  return 'transactions' in result.data
    ? { status: 'server-failed', httpStatus: null }
    : { status: 'answered', data: result.data };
}
