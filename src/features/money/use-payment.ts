import { useRef, useState } from 'react';
import type { OrderResult } from '../../../worker/public/worker-api.ts';
import { useConfiguration } from '../../data/configuration.tsx';
import type { Unreachable } from '../../data/connection.ts';
import type { OrderProblem } from './order-problem.ts';
import { paymentAddress } from './payment-address.ts';

export interface Payment {
  isBusy: boolean;
  problem: OrderProblem | null;
  /**
   * @param content says what is ordered: trying the same again is the same order
   * @param send makes the order under the key given
   */
  order: (content: string, send: (idempotencyKey: string) => Promise<OrderResult | Unreachable>) => void;
}

/** Orders and leads to the payment provider, to origins only that the operator allows. */
export function usePayment(onOutdated: () => void): Payment {
  const configuration = useConfiguration();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<OrderProblem | null>(null);
  const intent = useRef<{ content: string; idempotencyKey: string } | null>(null);
  const order = async (content: string, send: (idempotencyKey: string) => Promise<OrderResult | Unreachable>) => {
    const asked =
      intent.current?.content === content ? intent.current : { content, idempotencyKey: crypto.randomUUID() };
    intent.current = asked;
    setBusy(true);
    setProblem(null);
    const result = await send(asked.idempotencyKey);
    setBusy(false);
    if (result.status !== 'ordered') {
      setProblem(result);
      if (result.status === 'refused' || result.status === 'invalid') {
        intent.current = null;
        onOutdated();
      }
      return;
    }
    const address = paymentAddress(result.redirect, { origin: location.origin, ...configuration });
    if (address === null) {
      setProblem({ status: 'foreign-payment-page' });
      return;
    }
    // Whoever comes back and orders once more means another order.
    intent.current = null;
    location.assign(address);
  };
  return { isBusy, problem, order: (content, send) => void order(content, send) };
}
