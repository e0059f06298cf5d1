import { type ReactNode, useRef } from 'react';
import { choiceOf } from '../templates/template-parts.ts';
import { classNames } from './class-names.ts';
import styles from './empty-state.module.css';
import { useFocusAfterLeaving } from './use-focus-after-leaving.ts';

interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  text: string;
  /** What to do next: a button or a link; `false` if there is nothing. */
  action?: ReactNode;
  /** What would be here was not loaded; a template may lay it out in another way. */
  isTrouble?: boolean;
}

export function EmptyState({ icon, title, text, action, isTrouble = false }: EmptyStateProps) {
  const place = useRef<HTMLDivElement>(null);
  useFocusAfterLeaving(place);
  const isDrawn = isTrouble && choiceOf('art') === 'meeting';
  return (
    <div
      ref={place}
      className={classNames(styles['state'], isDrawn && styles['drawn'])}
      data-trouble={isTrouble || undefined}
    >
      <span className={styles['icon']} aria-hidden="true">
        {icon}
      </span>
      <h2 className={styles['title']}>{title}</h2>
      <p className={styles['text']}>{text}</p>
      {action !== undefined && action !== false && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
