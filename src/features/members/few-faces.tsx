import { type ReactNode, Suspense } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyPart } from '../../routing/lazy-part.ts';
import { FacePlaces } from './face-places.tsx';
import styles from './some-members.module.css';

/** Needs the database, which visitors never load. */
const SomeMembers = lazyPart(() => import('./some-members.tsx'));

/**
 * A few members whom one could meet, on a page that has nothing else to show. Their places are there at once; where
 * nobody can be shown, nothing stands there, nor the heading.
 */
export function FewFaces({ heading = null }: { heading?: ReactNode }) {
  return (
    <Suspense
      fallback={
        <>
          {heading}
          <ul className={styles['row']} aria-busy="true">
            <FacePlaces />
          </ul>
        </>
      }
    >
      <SomeMembers heading={heading} />
    </Suspense>
  );
}

/** Says who they are, below the words of an empty page. */
export function FacesHeading() {
  const { t } = useTranslation();
  return <h3 className={styles['heading']}>{t('home.anywhere_title')}</h3>;
}
