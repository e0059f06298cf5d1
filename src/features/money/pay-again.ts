import type { Transaction } from '../../../worker/public/direct-calls.ts';

type Order = Pick<Transaction, 'state' | 'item' | 'created_at' | 'pay_again'>;

/**
 * Whether the list offers an unsuccessful order again: not if the same was ordered later and is paid or being paid,
 * since the member would then buy it twice, and no premium to a member who has it.
 */
export function isOfferedAgain(order: Order, orders: readonly Order[], isPremium: boolean): boolean {
  if (order.pay_again === null || (order.item.kind === 'premium' && isPremium)) return false;
  const { kind, credits, months } = order.item;
  return !orders.some(
    ({ state, item, created_at }) =>
      (state === 'paid' || state === 'pending') &&
      item.kind === kind &&
      item.credits === credits &&
      item.months === months &&
      Date.parse(created_at) >= Date.parse(order.created_at),
  );
}
