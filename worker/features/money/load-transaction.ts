import type { DirectResult, Transaction } from '../../public/direct-calls.ts';
import { read, type Visit } from '../../sync/visit.ts';

/** Returns a transaction by its id, which cannot be guessed. */
export async function loadTransaction(visit: Visit, id: string): Promise<DirectResult<Transaction>> {
  const result = await read(visit, (client, { signal }) =>
    client.GET('/api/transactions.php', { params: { query: { id } }, signal }),
  );
  if (result.status !== 'answered') return result;
  // The contract allows one transaction or a list on this path; a request by id must return the former.
  return 'transactions' in result.data
    ? { status: 'server-failed', httpStatus: null }
    : { status: 'answered', data: result.data };
}
