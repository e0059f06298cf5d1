import { useTranslation } from '../../i18n/use-translation.ts';
import { isShortOfCredits, type MessageCost } from '../members/message-cost.ts';
import styles from './composer.module.css';
import { TopUpLink } from './top-up-link.tsx';

interface CostLineProps {
  conversationId: number;
  /** Null until it is known. */
  cost: MessageCost | null;
  credits: number | null;
  /** Something is written that cannot be sent for lack of credits. */
  hasText: boolean;
}

/** Shows what sending costs, and the balance. */
export function CostLine({ conversationId, cost, credits, hasText }: CostLineProps) {
  const { t, formatMoney } = useTranslation();
  if (cost === null || credits === null) return <Cost words={t('chat.cost_unknown')} />;
  if (cost.kind === 'free') return <Cost words={t('chat.cost_free')} />;
  if (isShortOfCredits(cost, credits)) {
    return (
      <span className={styles['short']} data-held={hasText || undefined}>
        <span role="status">
          {t('chat.short_of_credits', { cost: cost.credits, credits })}
          {hasText && ` ${t('chat.text_kept')}`}
        </span>
        <TopUpLink conversationId={conversationId} />
      </span>
    );
  }
  const price = cost.price === null ? null : formatMoney(cost.price.amount, cost.price.currency);
  return (
    <span className={styles['cost']}>
      <span>
        {price === null
          ? t('chat.cost', { cost: cost.credits })
          : t('chat.cost_with_price', { cost: cost.credits, price })}
      </span>
      <span className={styles['balance']}>{t('chat.balance', { credits })}</span>
    </span>
  );
}

function Cost({ words }: { words: string }) {
  return (
    <span className={styles['cost']}>
      <span>{words}</span>
    </span>
  );
}
