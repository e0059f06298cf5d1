import { GridSkeleton } from './result-grid.tsx';
import styles from './search-page.module.css';

/**
 * Below a search that found nobody, until it is known whom else to show: similar members, or else the nearest. The same
 * for both, so that one follows the other unseen, and without a heading, which would name members that may not come.
 */
export function FurtherSkeleton() {
  return (
    <div className={styles['similar']}>
      {/* The room of the words to come. */}
      <div className={styles['similar-words']} aria-hidden="true">
        <h2 className={styles['found']}>&nbsp;</h2>
        <p className={styles['note']}>&nbsp;</p>
      </div>
      <GridSkeleton />
    </div>
  );
}
