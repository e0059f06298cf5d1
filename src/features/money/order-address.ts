import type { Transaction } from '../../../worker/public/direct-calls.ts';
import { pathTo } from '../../routing/path-to.ts';

/** Element ID of the orders section on the credits and premium pages. */
export const ORDERS_ID = 'orders';

export function ordersAddress(kind: 'credits' | 'premium'): string {
  return `${kind === 'premium' ? pathTo('/premium') : pathTo('/credits')}#${ORDERS_ID}`;
}

/** Returns the URL where an unsuccessful order can be made again, with its method chosen; null for any other order. */
export function payAgainAddress({
  pay_again: again,
  method,
}: Pick<Transaction, 'pay_again' | 'method'>): string | null {
  if (again === null) return null;
  if (again.pack === null) return planAddress(again.plan, method);
  return pathTo('/credits/:creditId/:paymentMethod?', { creditId: again.pack, paymentMethod: method });
}

/** Returns the URL of the premium page with the plan and payment method of an unsuccessful order preselected. */
function planAddress(plan: number | null, method: string): string {
  if (plan === null) return pathTo('/premium');
  return `${pathTo('/premium')}?${new URLSearchParams({ plan: String(plan), method })}`;
}

/** Parses the query string written by `planAddress`; absent values are null. */
export function readPlanAddress(search: string): { plan: number | null; method: string | null } {
  const query = new URLSearchParams(search);
  const plan = query.get('plan') ?? '';
  return { plan: /^[1-9]\d{0,14}$/.test(plan) ? Number(plan) : null, method: query.get('method') };
}
