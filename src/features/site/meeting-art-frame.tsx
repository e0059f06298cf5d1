import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from '../../routing/error-boundary.tsx';
import { lazyPart } from '../../routing/lazy-part.ts';
import { choiceOf, type TemplateParts } from '../../templates/template-parts.ts';
import styles from './meeting-art-frame.module.css';

/**
 * Where the picture stands: at the beginning, where one comes back, where one is led from question to question, where
 * messages are paid for, or where all of them are open.
 */
export type ArtScene = 'meeting' | 'return' | 'way' | 'letter' | 'key';

const MeetingArt = lazyPart(() => import('./meeting-art.tsx'));
const RegisterArt = lazyPart(() => import('./register-art.tsx'));
const PLATES = {
  meeting: lazyPart(() => import('./cover-art.tsx')),
  return: lazyPart(() => import('./window-art.tsx')),
  way: lazyPart(() => import('./boat-art.tsx')),
  letter: lazyPart(() => import('./letter-art.tsx')),
  key: lazyPart(() => import('./key-art.tsx')),
};

/** The picture of the template; a template with plates has one for each scene. */
function artOf(art: TemplateParts['art'], scene: ArtScene) {
  if (art === 'cover') return PLATES[scene];
  return art === 'register' ? RegisterArt : MeetingArt;
}

export function MeetingArtFrame({ scene = 'meeting' }: { scene?: ArtScene }) {
  const Art = artOf(choiceOf('art'), scene);
  return <ArtFrame art={<Art />} />;
}

/** Reserves space for a lazy-loaded illustration. If it fails to load, the space stays empty. */
export function ArtFrame({ art }: { art: ReactNode }) {
  return (
    <div className={styles['place']}>
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={null}>{art}</Suspense>
      </ErrorBoundary>
    </div>
  );
}
