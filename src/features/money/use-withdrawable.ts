import type { Transaction } from '../../../worker/public/direct-calls.ts';
import { useAtServerTime } from '../../data/server-time.ts';

type Order = Pick<Transaction, 'id' | 'state' | 'withdraw_until'>;

/**
 * Returns until when the order can be withdrawn from; null if it cannot, or no longer: the moment that the server names
 * may have passed since it answered, or before (contract, `Transaction.withdraw_until`).
 */
function withdrawableUntil({ state, withdraw_until: until }: Order, nowMs: number): string | null {
  return state === 'paid' && until !== null && Date.parse(until) > nowMs ? until : null;
}

/** Returns `withdrawableUntil` of an order, now. */
export function useWithdrawableUntil(order: Order): string | null {
  return useAtServerTime((nowMs) => withdrawableUntil(order, nowMs));
}

/** Returns the orders, with `withdraw_until` only where that is still ahead. */
export function useWithdrawable<Given extends Order>(orders: readonly Given[]): readonly Given[] {
  const ids = useAtServerTime((nowMs) => {
    const open = orders.filter((order) => withdrawableUntil(order, nowMs) !== null);
    return open.map(({ id }) => id).join(' ');
  });
  const open = new Set(ids.split(' '));
  return orders.map((order) => (open.has(order.id) ? order : { ...order, withdraw_until: null }));
}
