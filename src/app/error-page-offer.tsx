import { Suspense } from 'react';
import { FewFaces } from '../features/members/few-faces.tsx';
import { SignupPanel } from '../features/signup/signup-panel.tsx';
import { ExtractPlace } from '../features/site/extract-place.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { lazyPart } from '../routing/lazy-part.ts';
import { choiceOf } from '../templates/template-parts.ts';
import { DirectoryExtract, FirstFaces } from './directory-extract.ts';
import styles from './error-page.module.css';

/** Imports the database code, which visitors never load. */
const ProfileOverview = lazyPart(() => import('../features/home/profile-overview.tsx'));

/**
 * What the error page shows besides the error (specification, section 2): the member's own profile, or the sign-up. To a
 * member first a few faces, since a lone error leads nowhere.
 */
export default function ErrorPageOffer({ isMember }: { isMember: boolean }) {
  const { t } = useTranslation();
  return isMember ? (
    <div className={styles['profile']}>
      <div className={styles['members']}>
        <FewFaces heading={<h2>{t('home.anywhere_title')}</h2>} />
      </div>
      <div className={styles['own']}>
        <ProfileOverview />
      </div>
    </div>
  ) : (
    <>
      {choiceOf('indexAside') === 'directory' && (
        <div className={styles['extract']}>
          <ExtractPlace Extract={DirectoryExtract} />
        </div>
      )}
      {choiceOf('indexAside') === 'faces' && (
        <div className={styles['faces']}>
          <Suspense fallback={null}>
            <FirstFaces />
          </Suspense>
        </div>
      )}
      <div className={styles['signup']}>
        <SignupPanel memberId={null} headingLevel={2} />
      </div>
    </>
  );
}
