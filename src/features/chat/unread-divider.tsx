import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './message-log.module.css';

/** Marks where the messages begin that were unread on opening; scrolled into view once. */
export function UnreadDivider() {
  const { t } = useTranslation();
  const divider = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const element = divider.current;
    const scroller = element?.closest('[role="log"]');
    if (element == null || scroller == null) return;
    const isAbove = element.getBoundingClientRect().top < scroller.getBoundingClientRect().top;
    if (isAbove) element.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <h2 ref={divider} className={styles['unread']}>
      <span>{t('chat.unread_from')}</span>
    </h2>
  );
}
