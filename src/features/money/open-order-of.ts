import type { OpenOrder } from '../../../worker/public/direct-calls.ts';

/** An open order that the server told of instead of taking an order of `item`. */
export interface AnsweredOrder {
  item: string;
  order: OpenOrder;
}

/** Returns the open order for the item that is chosen now: the one the server told of, or that of the order list. */
export function openOrderOf(item: string, answered: AnsweredOrder | null, known: OpenOrder | null): OpenOrder | null {
  return answered?.item === item ? answered.order : known;
}
