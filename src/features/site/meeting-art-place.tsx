import { Suspense } from 'react';
import { ErrorBoundary } from '../../routing/error-boundary.tsx';
import { lazyPart } from '../../routing/lazy-part.ts';
import { variantOf } from '../../templates/features.ts';
import styles from './meeting-art-place.module.css';

const MeetingArt = lazyPart(() =>
  variantOf('ui') === 'lavish' ? import('./cover-art.tsx') : import('./meeting-art.tsx'),
);

/** Keeps the room of the picture, which comes after the words. A picture that cannot be had is no error. */
export function MeetingArtPlace() {
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
