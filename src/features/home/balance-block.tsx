import { useOwnUser, useSiteSettings } from '../../data/own-account.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './balance-block.module.css';
import { BlockHeader } from './block-header.tsx';

/** The remaining credits and what a message costs. */
export function BalanceBlock() {
  const { t, formatNumber } = useTranslation();
  const user = useOwnUser();
  const settings = useSiteSettings();
  return (
    <>
      <BlockHeader title={t('home.balance_title')} more={{ href: pathTo('/credits'), label: t('home.get_credits') }} />
      {user === null ? (
        <div aria-busy="true">
          <Skeleton width="6rem" height="3rem" />
        </div>
      ) : (
        <p className={styles['balance']}>
          <span className={styles['number']}>{formatNumber(user.credits)}</span>{' '}
          {t('home.credits_word', { count: user.credits })}
        </p>
      )}
      {settings !== null && (
        <p className={styles['cost']}>
          {user?.paid_user === true
            ? t('credits.premium_note')
            : t('home.message_cost', { count: settings.message_credits })}
        </p>
      )}
    </>
  );
}
