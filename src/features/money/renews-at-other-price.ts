import type { PremiumOffer } from '../../../worker/public/rows.ts';

/**
 * Returns the price at which a plan renews where that is not the shown one: discounts hold for its first time only
 * (contract, `PremiumPlan.renewal_price`), so nobody may take the reduced price for what is charged then.
 */
export function renewsAtOtherPrice({
  price,
  renewal_price,
}: Pick<PremiumOffer['plans'][number], 'price' | 'renewal_price'>): PremiumOffer['plans'][number]['price'] | null {
  if (renewal_price === null) return null;
  const isSame = renewal_price.amount_minor === price.amount_minor && renewal_price.currency === price.currency;
  return isSame ? null : renewal_price;
}
