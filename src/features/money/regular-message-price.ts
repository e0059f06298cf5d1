import type { CreditOffer, Settings } from '../../../worker/public/rows.ts';
import { pricePerMessage } from './money-amount.ts';

/**
 * Returns what a message costs at least before any discount, in the currency's major unit: the price that also stands
 * beside every message field (specification, section 5), so that the two never differ. Without one for the country it
 * is that of the pack with the cheapest message. Null if messages are free or there is no pack.
 */
export function regularMessagePrice(
  { country, packs }: Pick<CreditOffer, 'country' | 'packs'>,
  settings: Pick<Settings, 'minimum_message_costs' | 'message_credits'>,
): { amount: number; currency: string } | null {
  if (settings.message_credits === 0) return null;
  const told = settings.minimum_message_costs[country];
  if (told !== undefined) return { amount: told.costs, currency: told.currency };
  const cheapest = packs
    .flatMap(({ credits, price, full_price }) => {
      const pack = { credits, bonus_credits: 0, price: full_price ?? price };
      const amount = pricePerMessage(pack, settings.message_credits);
      return amount === null ? [] : [{ amount, currency: price.currency }];
    })
    .toSorted((one, other) => one.amount - other.amount);
  return cheapest[0] ?? null;
}
