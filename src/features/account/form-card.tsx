import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './form-card.module.css';

export type CardPlace = 'task' | 'edge';

interface FormCardProps {
  title: string;
  lead?: string;
  /** Shown above the title: the outcome of the request. */
  icon?: ReactNode;
  tone?: 'plain' | 'success' | 'warning';
  /** `edge`: a page of its own, with its title where those of other pages begin, and no frame. */
  place?: CardPlace;
  /** As wide as the page, for contents in columns. */
  wide?: boolean;
  children: ReactNode;
}

/** One small task on its page (`TaskPage`), or the outcome of one that is a page of its own. */
export function FormCard({ title, lead, icon, tone = 'plain', place = 'task', wide = false, children }: FormCardProps) {
  const card = (
    <div className={classNames(styles['card'], place === 'task' && styles['task'], wide && styles['wide'])}>
      {icon !== undefined && (
        <span className={styles['icon']} data-tone={tone} aria-hidden="true">
          {icon}
        </span>
      )}
      <h1 className={styles['title']} tabIndex={-1}>
        {title}
      </h1>
      {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
      {children}
    </div>
  );
  return place === 'edge' ? <div className={styles['edge']}>{card}</div> : card;
}

/** The card's buttons, stacked on a phone. */
export function CardActions({ children }: { children: ReactNode }) {
  return <div className={styles['actions']}>{children}</div>;
}
