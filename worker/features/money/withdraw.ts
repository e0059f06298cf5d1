import type { DirectResult, Withdrawal, WithdrawalPreview, WithdrawalReceipt } from '../../public/direct-calls.ts';
import { directResult } from '../../sync/direct-result.ts';
import { read, type Visit, write } from '../../sync/visit.ts';

/**
 * Returns what a withdrawal would refund now.
 *
 * @param email the address of the account that placed the order; null in that account's session
 */
export async function previewWithdrawal(
  visit: Visit,
  transactionId: string,
  email: string | null,
): Promise<DirectResult<WithdrawalPreview>> {
  const settings = await visit.settings();
  if (settings.kind !== 'ok') return directResult(settings);
  const { csrf } = settings.data;
  return await read(visit, (client, { signal }) =>
    client.POST('/api/withdrawal-preview.php', {
      body: { transaction: transactionId, email, csrf },
      signal,
    }),
  );
}

/** Withdraws from a contract, once per attempt. Never queued: the receipt must be issued immediately. */
export function withdraw(
  visit: Visit,
  { transactionId, name, email }: Withdrawal,
  attemptId: string,
): Promise<DirectResult<WithdrawalReceipt>> {
  return write(visit, attemptId, (client, { header, csrf, signal }) =>
    client.POST('/api/withdrawal.php', {
      params: { header },
      body: { transaction: transactionId, name, email, statement: null, csrf },
      signal,
    }),
  );
}
