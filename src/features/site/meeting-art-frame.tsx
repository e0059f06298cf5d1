import { Suspense } from 'react';
import { ErrorBoundary } from '../../routing/error-boundary.tsx';
import { lazyPart } from '../../routing/lazy-part.ts';
import { choiceOf } from '../../templates/template-parts.ts';
import styles from './meeting-art-frame.module.css';

const MeetingArt = lazyPart(() =>
  choiceOf('art') === 'cover' ? import('./cover-art.tsx') : import('./meeting-art.tsx'),
);

/** Reserves space for the lazy-loaded illustration. If it fails to load, the space stays empty. */
export function MeetingArtFrame() {
  return (
    <div className={styles['place']}>
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={null}>
          <MeetingArt />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
