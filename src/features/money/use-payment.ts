import { useRef, useState } from 'react';
import type { OpenOrder } from '../../../worker/public/direct-calls.ts';
import type { OrderResult } from '../../../worker/public/order-calls.ts';
import { useConfiguration } from '../../data/configuration.tsx';
import type { Unreachable } from '../../data/connection.ts';
import { showToast } from '../../ui/toasts.ts';
import { type AnsweredOrder, type KnownOrders, openOrderOf } from './open-order-of.ts';
import { createOrderIntent } from './order-intent.ts';
import type { OrderProblem } from './order-problem.ts';
import { paymentAddress } from './payment-address.ts';
import { useLeaving } from './use-leaving.ts';

/** Sends an order with the given idempotency key; `again` if the member wants a second order besides an open one. */
export type SendOrder = (idempotencyKey: string, again: boolean) => Promise<OrderResult | Unreachable>;

export interface Payment {
  /** True while the order is being sent and until the payment page has replaced this one. */
  isBusy: boolean;
  problem: OrderProblem | null;
  /** A recent, unpaid order for the same item. */
  openOrder: OpenOrder | null;
  /** @param content identifies what is ordered: a retry with the same content is the same order */
  order: (content: string, send: SendOrder) => void;
}

/**
 * Places an order and navigates to the payment provider, but only to origins the operator allows.
 *
 * @param item identifies the pack or plan that is chosen
 * @param knownOrders what the order list says of the same item
 */
export function usePayment(
  onOutdated: (problem: OrderProblem) => void,
  item: string,
  knownOrders: KnownOrders,
): Payment {
  const configuration = useConfiguration();
  const { isLeaving, leave } = useLeaving();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<OrderProblem | null>(null);
  const [answeredOrder, setAnsweredOrder] = useState<AnsweredOrder | null>(null);
  const [intent] = useState(() => createOrderIntent());
  // Ignores presses before the button renders as busy.
  const isUnderWay = useRef(false);
  const openOrder = openOrderOf(item, answeredOrder, knownOrders);
  const order = async (content: string, send: SendOrder) => {
    if (isUnderWay.current || isLeaving) return;
    isUnderWay.current = true;
    const orderedAt = location.pathname;
    const again = openOrder !== null;
    const wanted = `${content} ${again ? openOrder.transaction : ''}`;
    setSending(true);
    setProblem(null);
    const result = await send(intent.keyFor(wanted), again);
    setSending(false);
    isUnderWay.current = false;
    if (result.status === 'ordered') {
      const address = paymentAddress(result.redirect, { origin: location.origin, ...configuration });
      // Keep the key: pressing again must refer to the same order.
      if (address === null) setProblem({ status: 'foreign-payment-page' });
      else {
        // A member who comes back and orders again wants a new order.
        intent.settle();
        if (location.pathname === orderedAt) leave(address);
        // Who has gone on elsewhere meanwhile is not thrown out of the site, but told of what was ordered.
        else
          showToast({
            topic: 'order',
            text: (now) => now.t('transaction.open_text'),
            durationMs: null,
            action: { label: (now) => now.t('orders.continue'), onSelect: () => leave(address) },
          });
      }
      return;
    }
    if (result.status === 'open-order') {
      intent.settle();
      setAnsweredOrder({ item, order: result.order });
      return;
    }
    setProblem(result);
    if (result.status === 'refused') {
      intent.settle();
      onOutdated(result);
    }
  };
  return {
    isBusy: isSending || isLeaving,
    problem,
    openOrder,
    order: (content, send) => void order(content, send),
  };
}
