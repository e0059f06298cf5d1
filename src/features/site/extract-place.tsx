import { type ComponentType, Suspense } from 'react';
import { ErrorBoundary } from '../../routing/error-boundary.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './extract-place.module.css';

/** Beside a short form, and where the form is the page; the place is as high. */
const ROWS = 4;
const TALL_ROWS = 6;

/**
 * The place of the first rows of the directory of members, on pages that are no landing pages: the rows' code comes
 * later. If it does not, the place stays empty.
 *
 * @param props.tall six rows instead of four, so that a page that is only a form ends at the foot of the window
 */
export function ExtractPlace({ Extract, tall = false }: { Extract: ComponentType<{ rows: number }>; tall?: boolean }) {
  return (
    <div className={classNames(styles['place'], tall && styles['tall'])}>
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={null}>
          <Extract rows={tall ? TALL_ROWS : ROWS} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
