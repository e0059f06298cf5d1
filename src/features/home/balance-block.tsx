import { useOwnUser } from '../../data/own-account.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useMessageCost } from '../members/use-message-cost.ts';
import styles from './balance-block.module.css';
import { BlockHeader } from './block-header.tsx';

/** The remaining credits and what a message costs, in credits and money as beside every message field. */
export function BalanceBlock() {
  const { t, formatMoney, formatNumber } = useTranslation();
  const user = useOwnUser();
  const cost = useMessageCost();
  return (
    <>
      <BlockHeader title={t('home.balance_title')} more={{ href: pathTo('/credits'), label: t('home.get_credits') }} />
      {user === null ? (
        <div aria-busy="true">
          <Skeleton width="6rem" height="3rem" />
        </div>
      ) : user.credits === 0 ? (
        // Nothing is missing where messages cost nothing, which the line below says.
        !user.paid_user && <p className={styles['none']}>{t('home.no_credits')}</p>
      ) : (
        <p className={styles['balance']}>
          <span className={styles['number']}>{formatNumber(user.credits)}</span>{' '}
          {t('home.credits_word', { count: user.credits })}
        </p>
      )}
      {cost !== null && (
        <p className={styles['cost']}>
          {cost.kind === 'free'
            ? t(user?.paid_user === true ? 'credits.premium_note' : 'chat.cost_free')
            : cost.price === null
              ? t('home.message_cost', { count: cost.credits })
              : t('home.message_cost_with_price', {
                  count: cost.credits,
                  price: formatMoney(cost.price.amount, cost.price.currency),
                })}
        </p>
      )}
    </>
  );
}
