import type { OrderResult } from '../../../worker/public/worker-api.ts';
import type { Unreachable } from '../../data/connection.ts';
import { problemText } from '../../data/problem-text.ts';
import type { Translation } from '../../i18n/translation.ts';

/** Every way in which an order does not lead to its payment. */
export type OrderProblem =
  | Exclude<OrderResult, { status: 'ordered' | 'open-order' }>
  | Unreachable
  /** The server names a payment page that the operator does not allow. */
  | { status: 'foreign-payment-page' };

/** What happened and what to do, in plain words. */
export function orderProblemText(problem: OrderProblem, t: Translation['t']): string {
  switch (problem.status) {
    case 'foreign-payment-page':
      return t('credits.problem_foreign');
    case 'refused':
      if (problem.code === 'discount_gone') return t('credits.problem_discount_gone');
      if (problem.code === 'already_premium') return t('premium.problem_already');
      if (problem.code === 'price_changed') return t('credits.problem_price_changed');
      return t('credits.problem_changed');
    case 'invalid':
      return t('credits.problem_changed');
    case 'offline':
      return t('credits.problem_offline');
    default:
      return problemText(problem, t);
  }
}
