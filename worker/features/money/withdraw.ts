import type { DirectResult, Withdrawal, WithdrawalPreview, WithdrawalReceipt } from '../../public/direct-calls.ts';
import { withBrowserToken } from '../../sync/browser-token.ts';
import { directResult } from '../../sync/direct-result.ts';
import { type Visit, write } from '../../sync/visit.ts';

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
  const outcome = await withBrowserToken(visit.settings, (csrf) =>
    visit.api.perform(
      (client, { signal }) =>
        client.POST('/api/withdrawal-preview.php', { body: { transaction: transactionId, email, csrf }, signal }),
      visit.signal,
    ),
  );
  return directResult(outcome);
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
