import type { Schemas } from '../contract/contract.ts';
import { priceOfMessages } from './price-country.ts';

interface Plan {
  id: number;
  months: number;
  renews: boolean;
  /** It costs as much as so many messages. */
  messages: number;
}

const PLANS: readonly Plan[] = [
  { id: 1, months: 1, renews: true, messages: 24 },
  { id: 2, months: 3, renews: true, messages: 56 },
  { id: 3, months: 12, renews: false, messages: 150 },
];

export function findPlan(id: number): Plan | null {
  return PLANS.find((plan) => plan.id === id) ?? null;
}

export function plansFor(country: string): Schemas['PremiumPlan'][] {
  return PLANS.map(({ id, months, renews, messages }) => {
    const price = priceOfMessages(country, messages);
    const price_per_month = { ...price, amount_minor: Math.round(price.amount_minor / months) };
    return { id, months, price, price_per_month, renews };
  });
}

/** The same day so many months later, or the last one of that month. */
export function monthsLater(atMs: number, months: number): number {
  const date = new Date(atMs);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}
