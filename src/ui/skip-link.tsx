import { useTranslation } from '../i18n/use-translation.ts';
import styles from './skip-link.module.css';

/** First tab stop of the page: skips the navigation. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className={styles['skip']} href="#main">
      {t('nav.skip')}
    </a>
  );
}
