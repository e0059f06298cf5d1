import { Suspense } from 'react';
import { ErrorBoundary } from '../../routing/error-boundary.tsx';
import { lazyPart } from '../../routing/lazy-part.ts';
import { choiceOf } from '../../templates/template-parts.ts';
import styles from './meeting-art-frame.module.css';

const MeetingArt = lazyPart(() =>
  choiceOf('art') === 'cover' ? import('./cover-art.tsx') : import('./meeting-art.tsx'),
);
const LetterArt = lazyPart(() => import('./letter-art.tsx'));

/**
 * Reserves space for the lazy-loaded illustration: of two who meet, or of a letter to one of them, where messages are
 * paid for. If it fails to load, the space stays empty.
 */
export function MeetingArtFrame({ kind = 'meeting' }: { kind?: 'meeting' | 'letter' }) {
  return (
    <div className={styles['place']}>
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={null}>{kind === 'letter' ? <LetterArt /> : <MeetingArt />}</Suspense>
      </ErrorBoundary>
    </div>
  );
}
