import Drama from 'lucide-react/icons/drama';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './fictional-badge.module.css';

/** Marks a profile as fictional with an icon and text. No setting hides it. */
export function FictionalBadge() {
  const { t } = useTranslation();
  return (
    <span className={styles['badge']}>
      <Drama aria-hidden="true" />
      {t('member.fictional')}
    </span>
  );
}
