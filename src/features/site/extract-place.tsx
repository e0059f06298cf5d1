import { type ComponentType, Suspense } from 'react';
import { ErrorBoundary } from '../../routing/error-boundary.tsx';
import styles from './extract-place.module.css';

/** Beside a form, which is lower than that of the start page; the place is as high. */
const ROWS = 4;

/**
 * The place of the first rows of the directory of members, on pages that are no landing pages: the rows' code comes
 * later. If it does not, the place stays empty.
 */
export function ExtractPlace({ Extract }: { Extract: ComponentType<{ rows: number }> }) {
  return (
    <div className={styles['place']}>
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={null}>
          <Extract rows={ROWS} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
