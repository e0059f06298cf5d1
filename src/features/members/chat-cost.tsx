import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './chat-cost.module.css';
import { useMessageCost } from './use-message-cost.ts';

/** Says what a message costs, beside a button that starts a chat. Nothing until that is known. */
export function ChatCost({ id }: { id: string }) {
  const words = useChatCostWords();
  return (
    words !== null && (
      <p className={styles['cost']} id={id}>
        {words}
      </p>
    )
  );
}

/** Returns what a message costs in words; null until that is known. */
export function useChatCostWords(): string | null {
  const { t, formatMoney } = useTranslation();
  const cost = useMessageCost();
  if (cost === null) return null;
  if (cost.kind === 'free') return t('chat.cost_free');
  return cost.price === null
    ? t('chat.cost', { cost: cost.credits })
    : t('chat.cost_with_price', {
        cost: cost.credits,
        price: formatMoney(cost.price.amount, cost.price.currency),
      });
}
