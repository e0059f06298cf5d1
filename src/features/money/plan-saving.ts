import type { PremiumOffer } from '../../../worker/public/rows.ts';

type Plan = Pick<PremiumOffer['plans'][number], 'months' | 'price_per_month'>;

/**
 * Returns by how many whole percent a month of the plan is cheaper than one of the shortest plan, rounded down; null if
 * it is not, or if the plans have several currencies.
 */
export function planSaving(plan: Plan, plans: readonly Plan[]): number | null {
  const [shortest] = plans.toSorted((one, other) => one.months - other.months);
  if (shortest === undefined || shortest.price_per_month.currency !== plan.price_per_month.currency) return null;
  const full = shortest.price_per_month.amount_minor;
  if (full <= 0) return null;
  // Multiplied first: a fraction that is not exact would make 28 percent of 29.
  const percent = Math.floor(((full - plan.price_per_month.amount_minor) * 100) / full);
  return percent > 0 ? percent : null;
}
