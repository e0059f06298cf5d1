import { pathTo } from '../../routing/path-to.ts';

/** Opens the withdrawal on the page of a transaction, and leads to it on the return policy. */
export const WITHDRAW_HASH = '#withdraw';

/** Where a contract is withdrawn from; without its number, the place that asks for it. */
export function withdrawalAddress(transactionId: string | null): string {
  const page =
    transactionId === null ? pathTo('/pages/return-policy') : pathTo('/transactions/:transactionId', { transactionId });
  return `${page}${WITHDRAW_HASH}`;
}
