import { useTranslation } from '../../i18n/use-translation.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSiteSettings } from '../members/queries.ts';
import { useOwnUser } from '../session/queries.ts';
import { OwnPhotos } from './own-photos.tsx';
import { OwnPreview } from './own-preview.tsx';
import { ProfileForm } from './profile-form.tsx';
import styles from './profile-page.module.css';

/** The member's own profile: as others see it, its photos, and all that can be told. */
export default function ProfilePage() {
  const { t } = useTranslation();
  const user = useOwnUser();
  const settings = useSiteSettings();
  return (
    <div className={styles['page']}>
      <PageHeader title={t('route.profile')} lead={t('profile.lead')} />
      <div className={styles['column']}>
        {user && settings ? (
          <>
            <OwnPreview profile={user.profile} settings={settings} />
            <OwnPhotos profile={user.profile} settings={settings} />
            <ProfileForm profile={user.profile} settings={settings} />
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
