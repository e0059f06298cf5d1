import { Suspense } from 'react';
import { ErrorBoundary } from '../../routing/error-boundary.tsx';
import { lazyPart } from '../../routing/lazy-part.ts';
import styles from './directory-extract-frame.module.css';

const DirectoryExtract = lazyPart(async () => ({
  default: (await import('../landing/extract/directory-extract.tsx')).DirectoryExtract,
}));

/** Beside a form, which is lower than that of the start page; the place is as high. */
const ROWS = 4;

/**
 * The first rows of the directory of members, on pages that are no landing pages. Their code and its place come with
 * the landing pages'; the room is there from the start.
 */
export function DirectoryExtractFrame() {
  return (
    <div className={styles['place']}>
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={null}>
          <DirectoryExtract rows={ROWS} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
