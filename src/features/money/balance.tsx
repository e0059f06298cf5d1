import Coins from 'lucide-react/icons/coins';
import { useOwnUser } from '../../data/own-account.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './credits-page.module.css';

/** The member's current credit balance. */
export function Balance() {
  const { t } = useTranslation();
  const user = useOwnUser();
  return (
    <p className={styles['balance']}>
      <Coins aria-hidden="true" />
      {user ? t('credits.balance', { count: user.credits }) : <Skeleton width="9rem" />}
      {user?.paid_user === true && <span className={styles['note']}>{t('credits.premium_note')}</span>}
    </p>
  );
}
