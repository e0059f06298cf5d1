import type { ReactNode } from 'react';
import styles from './quiet-note.module.css';

/** Note for an empty list that calls for no action. */
export function QuietNote({ icon, text }: { icon: ReactNode; text: string }) {
  return (
    <p className={styles['note']}>
      <span className={styles['icon']} aria-hidden="true">
        {icon}
      </span>
      {text}
    </p>
  );
}
