import type { CreditOffer } from '../../../worker/public/database.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './credits-page.module.css';
import { pricePerMessage } from './money-amount.ts';
import { useMoney } from './use-money.ts';

interface PackWordsProps {
  pack: CreditOffer['packs'][number];
  /** What one message takes; null while the settings are not known. */
  messageCredits: number | null;
}

/** Credits, price, and the price of a message. */
export function PackWords({ pack, messageCredits }: PackWordsProps) {
  const { t, formatMoney } = useTranslation();
  const money = useMoney();
  const each = messageCredits === null ? null : pricePerMessage(pack, messageCredits);
  return (
    <span className={styles['pack']}>
      <span className={styles['amount']}>
        <span className={styles['credits']}>{t('site.credits', { count: pack.credits })}</span>
        {pack.bonus_credits > 0 && (
          <span className={styles['bonus']}>{t('credits.bonus', { count: pack.bonus_credits })}</span>
        )}
        {messageCredits !== null && messageCredits > 0 && (
          <span className={styles['enough']}>
            {t('credits.enough', { count: Math.floor((pack.credits + pack.bonus_credits) / messageCredits) })}
          </span>
        )}
      </span>
      <span className={styles['prices']}>
        <span className={styles['price']}>
          {pack.full_price !== null && (
            <s className={styles['full']}>
              <VisuallyHidden>{t('credits.full_price')} </VisuallyHidden>
              {money(pack.full_price)}
            </s>
          )}{' '}
          {money(pack.price)}
        </span>
        {/* The settings come a moment after the packs; the line keeps its place until then. */}
        <span className={styles['each']}>
          {each === null ? '\u00a0' : t('credits.per_message', { price: formatMoney(each, pack.price.currency) })}
        </span>
      </span>
    </span>
  );
}
