import type { ReactNode } from 'react';
import styles from './page-header.module.css';

interface PageHeaderProps {
  title: string;
  /** One or two sentences below the title. */
  lead?: ReactNode;
  /** Buttons or a menu at the end of the line. */
  actions?: ReactNode;
}

/** The page's h1; receives the focus on a route change. */
export function PageHeader({ title, lead, actions }: PageHeaderProps) {
  return (
    <header className={styles['header']}>
      <div className={styles['words']}>
        <h1 className={styles['title']} tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
      </div>
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </header>
  );
}
