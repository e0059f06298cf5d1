import type { CreditOffer } from '../../../worker/public/rows.ts';

type Pack = Pick<CreditOffer['packs'][number], 'credits' | 'bonus_credits' | 'price'>;

/**
 * Returns by how many whole percent a message of the pack is cheaper than one of the smallest pack, rounded down; null if
 * it is not, or if the packs have several currencies.
 */
export function packSaving(pack: Pack, packs: readonly Pack[]): number | null {
  const [smallest] = packs.toSorted((one, other) => one.credits - other.credits);
  if (smallest === undefined || smallest.price.currency !== pack.price.currency) return null;
  // In whole numbers, each multiplied by the credits of both: a fraction that is not exact would make 28 percent of 29.
  const full = smallest.price.amount_minor * creditsIn(pack);
  if (full <= 0) return null;
  const percent = Math.floor(((full - pack.price.amount_minor * creditsIn(smallest)) * 100) / full);
  return percent > 0 ? percent : null;
}

function creditsIn({ credits, bonus_credits: bonus }: Pack): number {
  return credits + bonus;
}
