import { currencyDecimals } from '../../../worker/public/currency-decimals.ts';
import type { CreditOffer } from '../../../worker/public/rows.ts';
import type { Translation } from '../../i18n/translation.ts';

export type Money = CreditOffer['packs'][number]['price'];

/** Converts an amount to the major unit of its currency: 1999 is 19.99 in EUR, but 1999 in JPY (contract, `Money`). */
export function majorAmount({ amount_minor, currency }: Money): number {
  return amount_minor / 10 ** currencyDecimals(currency);
}

/** Formats an amount with its currency. A fraction is told whole, also where the platform would round it away. */
export function moneyWords(format: Translation['formatMoney'], money: Money): string {
  const amount = majorAmount(money);
  const { currency } = money;
  return Number.isInteger(amount) ? format(amount, currency) : format(amount, currency, currencyDecimals(currency));
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
