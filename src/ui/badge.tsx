import styles from './badge.module.css';
import { shownCount } from './shown-count.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A count that asks for attention; renders nothing for 0. `label` says in words what is counted. */
export function Badge({ count, label }: { count: number; label: string }) {
  if (count <= 0) return null;
  return (
    <span className={styles['badge']}>
      <span aria-hidden="true">{shownCount(count)}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
