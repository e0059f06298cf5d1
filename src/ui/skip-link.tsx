import { useTranslation } from '../i18n/use-translation.ts';
import styles from './skip-link.module.css';

<<<<<<< HEAD
/** The first stop of the Tab key: past the navigation. */
export function SkipLink({ target = 'main' }: { target?: string }) {
=======
/** First tab stop of the page: skips the navigation. */
export function SkipLink() {
>>>>>>> main
  const { t } = useTranslation();
  return (
    <a className={styles['skip']} href={`#${target}`}>
      {t('nav.skip')}
    </a>
  );
}
