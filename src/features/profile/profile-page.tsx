import { Suspense, useState } from 'react';
import { useOwnUser, useSiteSettings } from '../../data/own-account.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyPart } from '../../routing/lazy-part.ts';
import { classNames } from '../../ui/class-names.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { UnfinishedSignup } from '../session/unfinished-signup.tsx';
import { OwnGaps } from './own-gaps.tsx';
import { OwnPhotos } from './own-photos.tsx';
import { OwnPreview } from './own-preview.tsx';
import { profileWith } from './profile-draft.ts';
import { type TypedProfile, unsavedChanges } from './profile-edits.ts';
import { ProfileForm } from './profile-form.tsx';
import styles from './profile-page.module.css';
import { PROFILE_SECTIONS, ProfileSections } from './profile-sections.tsx';
import { useProfileDraft } from './use-profile-draft.ts';

const OwnAccount = lazyPart(() => import('../account/own-account.tsx'));

/** The member's own profile: preview, photos, profile form and account settings. */
export default function ProfilePage() {
  const { t } = useTranslation();
  const user = useOwnUser();
  const settings = useSiteSettings();
  const kept = useProfileDraft();
  const [typed, setTyped] = useState<TypedProfile | null>(null);
  const [isPhotoWaiting, setPhotoWaiting] = useState(false);
  return (
    <div className={styles['page']}>
      <PageHeader title={t('route.profile')} />
      {user && settings && kept !== undefined ? (
        <div className={styles['halves']}>
          <div>
            <OwnPreview
              profile={profileWith(
                user.profile,
                typed === null ? kept.changes : unsavedChanges(user.profile, typed),
                new Date(),
              )}
              settings={settings}
            />
          </div>
          <div className={styles['contents']}>
            <ProfileSections />
          </div>
          <div className={classNames(styles['column'], styles['main'])}>
            {!user.profile.lastSignupStep && <UnfinishedSignup isBesideFields />}
            <OwnGaps profile={user.profile} settings={settings} />
            <OwnPhotos profile={user.profile} settings={settings} onWaiting={setPhotoWaiting} />
            <ProfileForm
              user={user}
              settings={settings}
              kept={kept}
              onTyped={setTyped}
              isPhotoWaiting={isPhotoWaiting}
            />
            <section
              id={PROFILE_SECTIONS.account}
              className={styles['target']}
              aria-label={t('nav.account')}
              tabIndex={-1}
            >
              <Suspense fallback={<Skeleton shape="block" height="40rem" />}>
                <OwnAccount user={user} />
              </Suspense>
            </section>
          </div>
        </div>
      ) : (
        <div aria-busy="true" className={styles['halves']}>
          <Skeleton shape="block" height="9rem" />
          <div className={classNames(styles['column'], styles['main'])}>
            <Skeleton shape="block" height="16rem" />
            <Skeleton shape="block" height="40rem" />
          </div>
        </div>
      )}
    </div>
  );
}
