import type { ComponentProps } from 'react';
import styles from './progress-bar.module.css';

/** How far something is. */
export function ProgressBar(props: Omit<ComponentProps<'progress'>, 'className'>) {
  return <progress {...props} className={styles['bar']} />;
}
