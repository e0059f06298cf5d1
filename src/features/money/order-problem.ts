import type { OrderResult } from '../../../worker/public/order-calls.ts';
import type { Unreachable } from '../../data/connection.ts';
import { failureText } from '../../data/failure-text.ts';
import type { MessageId, Translation } from '../../i18n/translation.ts';

const REFUSED: ReadonlyMap<string, MessageId> = new Map([
  ['discount_gone', 'credits.problem_discount_gone'],
  ['already_premium', 'premium.problem_already'],
  ['price_changed', 'credits.problem_price_changed'],
]);

/** Every way an order can fail to reach the payment page. */
export type OrderProblem =
  | Exclude<OrderResult, { status: 'ordered' | 'open-order' }>
  | Unreachable
  /** The server returned a payment page on an origin the operator does not allow. */
  | { status: 'foreign-payment-page' };

/** Returns a user-facing message that explains the problem and what to do about it. */
export function orderProblemText(problem: OrderProblem, t: Translation['t']): string {
  switch (problem.status) {
    case 'foreign-payment-page':
      return t('credits.problem_foreign');
    case 'refused':
      return t(REFUSED.get(problem.error) ?? 'credits.problem_changed');
    default:
      return failureText(problem, t, { offline: 'credits.problem_offline' });
  }
}
