import type { Transaction } from '../../../worker/public/direct-calls.ts';

type Order = Pick<Transaction, 'payment_page' | 'withdraw_until'>;

/** Own choice: what a page about something else tells of the past. */
const NEWEST_ORDERS = 4;

/**
 * Returns the orders, newest first, that are shown before all are asked for: the newest, and of the older ones those that
 * can still be paid or withdrawn from. All, where only one would be left out.
 */
export function firstOrders<Given extends Order>(orders: readonly Given[]): readonly Given[] {
  const first = orders.filter(
    ({ payment_page: page, withdraw_until: until }, index) => index < NEWEST_ORDERS || page !== null || until !== null,
  );
  return first.length + 1 < orders.length ? first : orders;
}
