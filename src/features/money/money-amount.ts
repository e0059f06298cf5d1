import type { CreditOffer } from '../../../worker/public/rows.ts';

export type Money = CreditOffer['packs'][number]['price'];

/**
 * Converts an amount to the major unit of its currency, with the number of decimals the platform uses to format it:
 * 1999 is 19.99 in EUR, but 1999 in JPY. Defaults to two decimals if the platform rejects the currency code.
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

/** Returns the price per message for a pack, in the currency's major unit; null if messages are free. */
export function pricePerMessage(
  pack: Pick<CreditOffer['packs'][number], 'credits' | 'bonus_credits' | 'price'>,
  messageCredits: number,
): number | null {
  if (messageCredits === 0) return null;
  return (majorAmount(pack.price) * messageCredits) / (pack.credits + pack.bonus_credits);
}

/** Returns the VAT portion of a VAT-inclusive amount, both in the currency's minor unit. */
export function vatWithin(amountMinor: number, vatPercent: number): number {
  return Math.round((amountMinor * vatPercent) / (100 + vatPercent));
}
