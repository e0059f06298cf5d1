import type { ReactNode } from 'react';
import styles from './page-header.module.css';

interface PageHeaderProps {
  title: string;
  /** 2 above a part of the page, such as a list beside what is open of it. */
  level?: 1 | 2;
  /** One or two sentences below the title. */
  lead?: ReactNode;
  /** Buttons or a menu at the end of the line. */
  actions?: ReactNode;
}

/** The page's h1, which receives the focus on a route change; or the same head above a part of the page. */
export function PageHeader({ title, level = 1, lead, actions }: PageHeaderProps) {
  return (
    <header className={styles['header']}>
      <div className={styles['words']}>
        {level === 1 ? (
          <h1 className={styles['title']} tabIndex={-1}>
            {title}
          </h1>
        ) : (
          <h2 className={styles['title']}>{title}</h2>
        )}
        {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
      </div>
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </header>
  );
}
