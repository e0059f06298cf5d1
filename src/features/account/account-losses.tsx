import type { User } from '../../../worker/public/rows.ts';
import { useAccountDatabase } from '../../data/account-database.tsx';
import { useLiveQuery } from '../../data/use-live-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './account-sections.module.css';

/** Lists what is deleted with the account, as far as this device knows. */
export function AccountLosses({ user }: { user: User }) {
  const { t } = useTranslation();
  const database = useAccountDatabase();
  const counts = useLiveQuery(
    async () => ({ chats: await database.chats.count(), likes: await database.likes.count() }),
    [database],
  );
  return (
    <ul className={styles['losses']}>
      <li>{t('account.lost_profile', { count: user.profile.images.length })}</li>
      <li>{t('account.lost_chats', { count: counts?.chats ?? 0 })}</li>
      <li>{t('account.lost_likes', { count: counts?.likes ?? 0 })}</li>
      {user.credits > 0 && <li>{t('account.lost_credits', { count: user.credits })}</li>}
      {user.paid_user && <li>{t('account.lost_premium')}</li>}
    </ul>
  );
}
