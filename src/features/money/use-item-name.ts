import type { Transaction } from '../../../worker/public/direct-calls.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Returns a function that names an ordered item in the page language: "25 credits", "Premium for 3 months". */
export function useItemName(): (item: Transaction['item']) => string {
  const { t } = useTranslation();
  return (item) =>
    item.kind === 'credits'
      ? t('site.credits', { count: item.credits ?? 0 })
      : t('transaction.premium', { count: item.months ?? 0 });
}
