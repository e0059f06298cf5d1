import type { OpenOrder } from '../../../worker/public/direct-calls.ts';

/** An open order that the server told of instead of taking an order of `item`. */
export interface AnsweredOrder {
  item: string;
  order: OpenOrder;
}

/** What the order list says of the item that is chosen now. */
export interface KnownOrders {
  /** A recent, still unpaid order for it. */
  open: OpenOrder | null;
  /** Ids of orders that are not pending any more. */
  closedIds: readonly string[];
}

/**
 * Returns the open order for the item that is chosen now: the one the server told of, unless it was paid or cancelled
 * since, or that of the order list.
 */
export function openOrderOf(item: string, answered: AnsweredOrder | null, known: KnownOrders): OpenOrder | null {
  const isTold = answered?.item === item && !known.closedIds.includes(answered.order.transaction);
  return isTold ? answered.order : known.open;
}
