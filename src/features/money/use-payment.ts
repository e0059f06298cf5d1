import { useRef, useState } from 'react';
import type { OpenOrder } from '../../../worker/public/direct-calls.ts';
import type { OrderResult } from '../../../worker/public/worker-api.ts';
import { useConfiguration } from '../../data/configuration.tsx';
import type { Unreachable } from '../../data/connection.ts';
import { createOrderIntent } from './order-intent.ts';
import type { OrderProblem } from './order-problem.ts';
import { paymentAddress } from './payment-address.ts';
import { useLeaving } from './use-leaving.ts';

/** Makes an order under the key given; `again` where the member means a second one beside an open one. */
export type SendOrder = (idempotencyKey: string, again: boolean) => Promise<OrderResult | Unreachable>;

export interface Payment {
  /** Until this page is left, and while it is. */
  isBusy: boolean;
  problem: OrderProblem | null;
  /** The same was ordered a moment ago and is not paid. */
  openOrder: OpenOrder | null;
  /** @param content says what is ordered: trying the same again is the same order */
  order: (content: string, send: SendOrder) => void;
}

/**
 * Orders and leads to the payment provider, to origins only that the operator allows.
 *
 * @param knownOrder an open order of the same that stands in the list already
 */
export function usePayment(onOutdated: (problem: OrderProblem) => void, knownOrder: OpenOrder | null): Payment {
  const configuration = useConfiguration();
  const { isLeaving, leave } = useLeaving();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<OrderProblem | null>(null);
  const [answeredOrder, setAnsweredOrder] = useState<OpenOrder | null>(null);
  const [intent] = useState(() => createOrderIntent());
  // Presses that come before the button is drawn as busy.
  const isUnderWay = useRef(false);
  const openOrder = answeredOrder ?? knownOrder;
  const order = async (content: string, send: SendOrder) => {
    if (isUnderWay.current || isLeaving) return;
    isUnderWay.current = true;
    const again = openOrder !== null;
    const wanted = `${content} ${again ? openOrder.transaction : ''}`;
    setSending(true);
    setProblem(null);
    const result = await send(intent.keyFor(wanted), again);
    setSending(false);
    isUnderWay.current = false;
    if (result.status === 'ordered') {
      const address = paymentAddress(result.redirect, { origin: location.origin, ...configuration });
      // The key stays: the same press again leads to the same order.
      if (address === null) setProblem({ status: 'foreign-payment-page' });
      else {
        // Whoever comes back and orders once more means another order.
        intent.settle();
        leave(address);
      }
      return;
    }
    if (result.status === 'open-order') {
      intent.settle();
      setAnsweredOrder(result.order);
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
