import { pathTo } from '../../routing/path-to.ts';

/** Opens the withdrawal form on the transaction page, and points to it on the return policy page. */
export const WITHDRAW_HASH = '#withdraw';

/** Returns the URL for withdrawing from a contract; without a transaction ID, that of the form that asks for it. */
export function withdrawalAddress(transactionId: string | null): string {
  const page =
    transactionId === null ? pathTo('/pages/return-policy') : pathTo('/transactions/:transactionId', { transactionId });
  return `${page}${WITHDRAW_HASH}`;
}
