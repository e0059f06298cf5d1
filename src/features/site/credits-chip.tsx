import Coins from 'lucide-react/icons/coins';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './credits-chip.module.css';

/** The balance; nothing until it is known. */
export function CreditsChip({ credits }: { credits: number | null }) {
  const { t } = useTranslation();
  if (credits === null) return null;
  return (
    <p className={styles['chip']}>
      <Coins aria-hidden="true" />
      {t('site.credits', { count: credits })}
    </p>
  );
}
