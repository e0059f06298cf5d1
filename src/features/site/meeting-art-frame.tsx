import { Suspense } from 'react';
import { ErrorBoundary } from '../../routing/error-boundary.tsx';
import { lazyPart } from '../../routing/lazy-part.ts';
import { choiceOf } from '../../templates/template-parts.ts';
import styles from './meeting-art-frame.module.css';

const MeetingArt = lazyPart(() =>
  choiceOf('art') === 'cover' ? import('./cover-art.tsx') : import('./meeting-art.tsx'),
);

/** Keeps the room of the picture, which comes after the words. A picture that cannot be had is no error. */
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
