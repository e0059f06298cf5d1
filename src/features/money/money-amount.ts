import type { CreditOffer } from '../../../worker/public/rows.ts';

export type Money = CreditOffer['packs'][number]['price'];

/**
 * An amount in units of its currency, as the platform formats it: 1999 of EUR are 19.99, of JPY 1999. A currency that
 * the platform does not know counts in hundredths.
 */
export function majorAmount({ amount_minor, currency }: Money): number {
  return amount_minor / 10 ** fractionDigits(currency);
}

function fractionDigits(currency: string): number {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}

/** What one message costs with a pack, in units of the currency; null where a message takes nothing. */
export function pricePerMessage(
  pack: Pick<CreditOffer['packs'][number], 'credits' | 'bonus_credits' | 'price'>,
  messageCredits: number,
): number | null {
  if (messageCredits === 0) return null;
  return (majorAmount(pack.price) * messageCredits) / (pack.credits + pack.bonus_credits);
}

/** The value added tax within an amount that includes it, both in the smallest unit of the currency. */
export function vatWithin(amountMinor: number, vatPercent: number): number {
  return Math.round((amountMinor * vatPercent) / (100 + vatPercent));
}
