import type { CreditOffer } from '../../../worker/public/rows.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './credits-page.module.css';
import { pricePerMessage } from './money-amount.ts';
import { useMoney } from './use-money.ts';

interface PackLabelProps {
  pack: CreditOffer['packs'][number];
  /** Credits per message; null until the settings are loaded. */
  messageCredits: number | null;
  /** By how many percent a message is cheaper than with the smallest pack; null if it is not, or alone on a page. */
  savingPercent?: number | null;
  /** No other pack saves as much: told by form where a template does. */
  isBest?: boolean;
}

/** Credits, price and price per message of a pack. */
export function PackLabel({ pack, messageCredits, savingPercent = null, isBest = false }: PackLabelProps) {
  const { t, formatMoney, formatPercent } = useTranslation();
  const money = useMoney();
  // The settings load shortly after the packs; until then, reserve the space the lines most likely need.
  const isKnown = messageCredits !== null;
  const likelyCredits = messageCredits ?? 1;
  const each = pricePerMessage(pack, likelyCredits);
  const waiting = isKnown ? undefined : styles['waiting'];
  return (
    <span className={styles['pack']} data-best={isBest || undefined}>
      <span className={styles['amount']}>
        <span className={styles['credits']}>{t('site.credits', { count: pack.credits })}</span>
        {pack.bonus_credits > 0 && (
          <span className={styles['bonus']}>{t('credits.bonus', { count: pack.bonus_credits })}</span>
        )}
        {likelyCredits > 0 && (
          <span className={classNames(styles['enough'], waiting)}>
            {t('credits.enough', { count: Math.floor((pack.credits + pack.bonus_credits) / likelyCredits) })}
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
        <span className={classNames(styles['each'], waiting)}>
          {each === null ? '\u00a0' : t('credits.per_message', { price: formatMoney(each, pack.price.currency) })}
        </span>
        {savingPercent !== null && (
          <span className={styles['saving']}>{t('credits.saving', { percent: formatPercent(savingPercent) })}</span>
        )}
      </span>
    </span>
  );
}
