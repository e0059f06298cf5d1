import type { OpenOrder, ShownOrder } from './direct-calls.ts';
import type { Failure } from './failure.ts';
import type { Reply, SaveResult } from './worker-api.ts';

/** The calls that cost money, or end that. They require the server and are never queued. */
export interface OrderCalls {
  orderCredits(order: CreditOrder): Promise<Reply<OrderResult>>;
  subscribePremium(order: PremiumOrder): Promise<Reply<OrderResult>>;
  /** Premium stays active until the end of the paid period. */
  cancelPremium(idempotencyKey: string): Promise<Reply<SaveResult>>;
}

interface OrderTerms {
  method: string;
  /** What the screen showed: if the price has changed, nothing is ordered. */
  shown: ShownOrder;
  /** The member knows about the open order and wants a second one. */
  again: boolean;
  /** The code that the displayed price is based on. */
  discountCode: string | null;
  /** The same for every attempt at one order, so that it is placed only once. */
  idempotencyKey: string;
}

export interface CreditOrder extends OrderTerms {
  packId: number;
}

export interface PremiumOrder extends OrderTerms {
  planId: number;
}

export type OrderResult =
  /** `redirect` is the payment provider's page, as sent by the server: check its origin before following it. */
  | { status: 'ordered'; transactionId: string; redirect: string }
  /** The same item was ordered moments ago; `redirect` is null if that order is paid but not confirmed yet. */
  | { status: 'open-order'; order: OpenOrder }
  | Failure;
