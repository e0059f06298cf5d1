import type { ReactNode } from 'react';
import styles from './quiet-note.module.css';

/** There is nothing, and that is fine. */
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
