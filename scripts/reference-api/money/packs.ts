import type { Schemas } from '../contract/contract.ts';
import type { Discount } from './discounts.ts';
import { DEMO_PRICES, type OperatorPrices, priceWith } from './operator-prices.ts';
import { priceOfMessages, reducedBy } from './price-country.ts';

interface Pack {
  id: number;
  credits: number;
  /** Price per credit relative to the largest pack, which is the cheapest per credit. */
  factor: number;
}

const PACKS: readonly Pack[] = [
  { id: 1, credits: 10, factor: 1.6 },
  { id: 2, credits: 25, factor: 1.4 },
  { id: 3, credits: 60, factor: 1.2 },
  { id: 4, credits: 150, factor: 1 },
];

export function packsFor(
  country: string,
  discount: Discount | null,
  timeBonus: Schemas['TimeBonus'] | null,
  prices: OperatorPrices = DEMO_PRICES,
): Schemas['CreditPack'][] {
  return PACKS.filter(({ id }) => !prices.withoutPacks.includes(id)).map(({ id, credits, factor }) => {
    const full = priceWith(prices, priceOfMessages(country, credits * factor));
    return {
      id,
      credits,
      bonus_credits: timeBonus === null ? 0 : Math.floor((credits * timeBonus.percent) / 100),
      price: discount === null ? full : reducedBy(full, discount.percent),
      full_price: discount === null ? null : full,
    };
  });
}
