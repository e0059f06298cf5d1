import type { components } from '../../../openapi/generated/types.ts';
import type { Outcome } from '../../http/outcome.ts';
import type { OrderResult } from '../../public/order-calls.ts';
import { failureOf } from '../../sync/failure.ts';

/** Returns the result that a tab receives for an order. */
export function orderResult(outcome: Outcome<components['schemas']['StartedOrder']>): OrderResult {
  if (outcome.kind === 'ok')
    return { status: 'ordered', transactionId: outcome.data.transaction, redirect: outcome.data.redirect };
  const open = outcome.kind === 'http' && outcome.status === 409 ? outcome.error?.open_order : undefined;
  return open === undefined ? failureOf(outcome) : { status: 'open-order', order: open };
}
