import { pathTo } from '../../routing/path-to.ts';

/** The section with a member's orders, on the page of what was bought. */
export const ORDERS_ID = 'orders';

export function ordersAddress(kind: 'credits' | 'premium'): string {
  return `${kind === 'premium' ? pathTo('/premium') : pathTo('/credits')}#${ORDERS_ID}`;
}

/** The premium page with the plan and the way to pay of an order that came to nothing. */
export function planAddress(plan: number | null, method: string): string {
  if (plan === null) return pathTo('/premium');
  return `${pathTo('/premium')}?${new URLSearchParams({ plan: String(plan), method })}`;
}

/** What `planAddress` names; null where it names none. */
export function readPlanAddress(search: string): { plan: number | null; method: string | null } {
  const query = new URLSearchParams(search);
  const plan = query.get('plan') ?? '';
  return { plan: /^[1-9]\d{0,14}$/.test(plan) ? Number(plan) : null, method: query.get('method') };
}
