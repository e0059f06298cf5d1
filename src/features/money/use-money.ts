import { useTranslation } from '../../i18n/use-translation.ts';
import { type Money, majorAmount } from './money-amount.ts';

/** Writes an amount with its currency in the language of the page. */
export function useMoney(): (money: Money) => string {
  const { formatMoney } = useTranslation();
  return (money) => formatMoney(majorAmount(money), money.currency);
}
