import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './composer.module.css';
import { isShortOfCredits, type MessageCost } from './message-cost.ts';

/** What sending takes, and what there is. */
export function CostLine({ cost, credits }: { cost: MessageCost | null; credits: number | null }) {
  const { t, formatMoney } = useTranslation();
  if (cost === null || credits === null) return <span className={styles['cost']}>{t('chat.cost_unknown')}</span>;
  if (cost.kind === 'free') return <span className={styles['cost']}>{t('chat.cost_free')}</span>;
  if (isShortOfCredits(cost, credits)) {
    return (
      <span className={styles['short']} role="status">
        {t('chat.short_of_credits', { cost: cost.credits, credits })}
      </span>
    );
  }
  const price = cost.price === null ? null : formatMoney(cost.price.amount, cost.price.currency);
  return (
    <span className={styles['cost']}>
      {price === null
        ? t('chat.cost', { cost: cost.credits })
        : t('chat.cost_with_price', { cost: cost.credits, price })}
      <span className={styles['balance']}>{t('chat.balance', { credits })}</span>
    </span>
  );
}
