import Coins from 'lucide-react/icons/coins';
import Crown from 'lucide-react/icons/crown';
import { Link } from 'wouter';
import { useOwnUser } from '../../data/own-account.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import styles from './credits-chip.module.css';

/** Credit balance that links to the credits page; renders nothing until the balance is known. */
export function CreditsChip({ credits }: { credits: number | null }) {
  const { t } = useTranslation();
  if (credits === null) return null;
  return (
    <Link href={pathTo('/credits')} className={styles['chip']}>
      <Coins aria-hidden="true" />
      {t('site.credits', { count: credits })}
    </Link>
  );
}

/** The member's own; with premium, which needs none to write, what they have instead. */
export function OwnCredits() {
  const { t } = useTranslation();
  const user = useOwnUser();
  if (user?.paid_user !== true) return <CreditsChip credits={user?.credits ?? null} />;
  return (
    <Link href={pathTo('/premium')} className={styles['chip']}>
      <Crown aria-hidden="true" />
      {t('route.premium')}
    </Link>
  );
}
