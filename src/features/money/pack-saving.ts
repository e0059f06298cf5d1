import type { CreditOffer } from '../../../worker/public/rows.ts';

type Pack = Pick<CreditOffer['packs'][number], 'credits' | 'bonus_credits' | 'price'>;

/**
 * Returns by how many whole percent a message of the pack is cheaper than one of the smallest pack, rounded down; null if
 * it is not, or if the packs have several currencies.
 */
export function packSaving(pack: Pack, packs: readonly Pack[]): number | null {
  const [smallest] = packs.toSorted((one, other) => one.credits - other.credits);
  if (smallest === undefined || smallest.price.currency !== pack.price.currency) return null;
  const full = creditPrice(smallest);
  if (full <= 0) return null;
  const percent = Math.floor(((full - creditPrice(pack)) / full) * 100);
  return percent > 0 ? percent : null;
}

function creditPrice({ credits, bonus_credits: bonus, price }: Pack): number {
  return price.amount_minor / (credits + bonus);
}
