import type { ReactNode } from 'react';
import styles from './notice-page.module.css';

interface NoticePageProps {
  icon: ReactNode;
  title: string;
  text: string;
  /** What else the user can do. */
  more?: string;
  /** The technical cause, for support. */
  detail?: string;
  action: ReactNode;
}

/** One thing to know and one thing to do, in the centre of the page. */
export function NoticePage({ icon, title, text, more, detail, action }: NoticePageProps) {
  return (
    <div className={styles['page']}>
      <span className={styles['icon']} aria-hidden="true">
        {icon}
      </span>
      <h1 className={styles['title']} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles['text']}>{text}</p>
      {more !== undefined && <p className={styles['text']}>{more}</p>}
      {detail !== undefined && <p className={styles['detail']}>{detail}</p>}
      <div className={styles['action']}>{action}</div>
    </div>
  );
}
