import type { Schemas } from '../contract/contract.ts';
import type { Discount } from './discounts.ts';
import { DEMO_PRICES, type OperatorPrices, priceWith } from './operator-prices.ts';
import { priceOfMessages, reducedBy } from './price-country.ts';

interface Plan {
  id: number;
  months: number;
  renews: boolean;
  /** Price, expressed as a number of messages. */
  messages: number;
}

const PLANS: readonly Plan[] = [
  { id: 1, months: 1, renews: true, messages: 24 },
  { id: 2, months: 3, renews: true, messages: 56 },
  { id: 3, months: 12, renews: false, messages: 150 },
];

/** Returns the plans. A discount applies to the first period only; renewals cost the full price. */
export function plansFor(
  country: string,
  discount: Discount | null,
  prices: OperatorPrices = DEMO_PRICES,
): Schemas['PremiumPlan'][] {
  return PLANS.map(({ id, months, renews, messages }) => {
    const full = priceWith(prices, priceOfMessages(country, messages));
    const price = discount === null ? full : reducedBy(full, discount.percent);
    return {
      id,
      months,
      price,
      full_price: discount === null ? null : full,
      price_per_month: { ...price, amount_minor: Math.round(price.amount_minor / months) },
      renewal_price: renews ? full : null,
    };
  });
}

/** Returns the same day of the month `months` later, or that month's last day if it is shorter. */
export function monthsLater(atMs: number, months: number): number {
  const date = new Date(atMs);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}
