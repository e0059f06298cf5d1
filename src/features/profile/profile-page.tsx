import { Suspense } from 'react';
import { useOwnUser, useSiteSettings } from '../../data/own-account.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyPart } from '../../routing/lazy-part.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { UnfinishedSignup } from '../session/unfinished-signup.tsx';
import { OwnGaps } from './own-gaps.tsx';
import { OwnPhotos } from './own-photos.tsx';
import { OwnPreview } from './own-preview.tsx';
import { ProfileForm } from './profile-form.tsx';
import styles from './profile-page.module.css';
import { useProfileDraft } from './use-profile-draft.ts';

const OwnAccount = lazyPart(() => import('../account/own-account.tsx'));

/** The member's own profile: preview, photos, profile form and account settings. */
export default function ProfilePage() {
  const { t } = useTranslation();
  const user = useOwnUser();
  const settings = useSiteSettings();
  const kept = useProfileDraft();
  return (
    <div className={styles['page']}>
      <PageHeader title={t('route.profile')} lead={t('profile.lead')} />
      <div className={styles['column']}>
        {user && settings && kept !== undefined ? (
          <>
            {!user.profile.lastSignupStep && <UnfinishedSignup />}
            <OwnPreview profile={user.profile} settings={settings} />
            <OwnGaps profile={user.profile} settings={settings} />
            <OwnPhotos profile={user.profile} settings={settings} />
            <ProfileForm user={user} settings={settings} kept={kept} />
            <Suspense fallback={<Skeleton shape="block" height="40rem" />}>
              <OwnAccount user={user} />
            </Suspense>
          </>
        ) : (
          <div aria-busy="true" className={styles['column']}>
            <Skeleton shape="block" height="9rem" />
            <Skeleton shape="block" height="16rem" />
            <Skeleton shape="block" height="40rem" />
          </div>
        )}
      </div>
    </div>
  );
}
