import Drama from 'lucide-react/icons/drama';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './fictional-notice.module.css';

/** Explains what a fictional profile is, before the member pays for anything. */
export function FictionalNotice({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <div className={styles['notice']} role="note">
      <Drama aria-hidden="true" />
      <p>
        <strong>{t('member.fictional_profile')}</strong> {t('member.fictional_explanation', { name })}
      </p>
    </div>
  );
}
