import ChevronLeft from 'lucide-react/icons/chevron-left';
import { type MouseEvent, useState } from 'react';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './back-link.module.css';
import { originOf, readPathBefore } from './origin.ts';

/** Link to the page the reader came from. */
export function BackLink() {
  const { t } = useTranslation();
  // Read once: while the next page is being prepared, the current history entry is already that page.
  const [origin] = useState(() => originOf(readPathBefore()));
  const goBack = (event: MouseEvent) => {
    if (!origin.isBefore || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    history.back();
  };
  return (
    <nav className={styles['back']} aria-label={t('member.way_back')}>
      <Link href={origin.href} className={styles['link']} onClick={goBack}>
        <ChevronLeft aria-hidden="true" />
        <span className={styles['words']}>{t(origin.label)}</span>
      </Link>
    </nav>
  );
}
