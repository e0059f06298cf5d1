import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './list-pending.module.css';

/** Takes the place of one list among several while the banner above the page tells the cause and offers the retry. */
export function ListPending() {
  const { t } = useTranslation();
  return <p className={styles['note']}>{t('site.list_pending')}</p>;
}
