import { useTranslation } from '../../i18n/use-translation.ts';
import { type Money, moneyWords } from './money-amount.ts';

/** Returns a function that formats an amount with its currency in the page language. */
export function useMoney(): (money: Money) => string {
  const { formatMoney } = useTranslation();
  return (money) => moneyWords(formatMoney, money);
}
