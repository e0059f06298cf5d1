import { useTranslation } from '../i18n/use-translation.ts';
import styles from './skip-link.module.css';

/** First tab stop of the page: skips the navigation. */
export function SkipLink({ target = 'main' }: { target?: string }) {
  const { t } = useTranslation();
  return (
    <a className={styles['skip']} href={`#${target}`}>
      {t('nav.skip')}
    </a>
  );
}
