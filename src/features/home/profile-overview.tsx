import { useId } from 'react';
import { useOwnUser, useSiteSettings } from '../../data/own-account.tsx';
import type { MessageId } from '../../i18n/translation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { afterName } from '../members/after-name.ts';
import { imageUrl } from '../members/image-url.ts';
import { memberLocation } from '../members/member-location.ts';
import { type ProfileGap, profileCompleteness, profileGaps } from '../members/profile-gaps.ts';
import { BlockHeader } from './block-header.tsx';
import styles from './profile-overview.module.css';

/** What is missing, as it is called in a sentence. */
const LACKS = {
  photo: 'home.lacks_photo',
  gender: 'home.lacks_gender',
  date_of_birth: 'home.lacks_birth',
  countryregion: 'home.lacks_region',
  city: 'home.lacks_city',
  personal: 'home.lacks_about',
  interests: 'home.lacks_interests',
} as const satisfies Record<ProfileGap['control'], MessageId>;

/**
 * Summary of the member's own profile and what it lacks, once there is anything in it: before that, first steps say so.
 * Also used on the error page.
 */
export default function ProfileOverview() {
  const { t, formatCountry, formatList, formatPercent } = useTranslation();
  const user = useOwnUser();
  const settings = useSiteSettings();
  const meterId = useId();
  if (user === null) {
    return (
      <>
        <BlockHeader title={t('home.profile_title')} />
        <div aria-busy="true">
          <Skeleton height="6rem" shape="block" />
        </div>
      </>
    );
  }
  const { profile } = user;
  const gaps = settings === null ? [] : profileGaps(profile, settings, null);
  const percent = settings === null ? null : profileCompleteness(profile, settings, null);
  const lacking = gaps.map(({ control }) => t(LACKS[control]));
  return (
    <>
      <BlockHeader title={t('home.profile_title')} more={{ href: pathTo('/profile'), label: t('home.edit_profile') }} />
      <div className={styles['person']}>
        <Avatar
          src={
            profile.main_image === null || settings === null
              ? null
              : imageUrl(settings.cdn_prefix, profile.main_image.thumb_filename)
          }
          name={profile.name}
          alt=""
          size="l"
        />
        <div className={styles['facts']}>
          <p className={styles['name']}>
            <span dir="auto">{profile.name}</span>
            {afterName(profile.age)}
          </p>
          <p className={styles['place']}>
            {memberLocation({ city: profile.city, country: profile.country }, formatCountry)}
          </p>
        </div>
      </div>
      {percent !== null && percent > 0 && percent < 100 && (
        <div className={styles['completeness']}>
          <p className={styles['label']} id={meterId}>
            {t('home.completeness')} <span className={styles['percent']}>{formatPercent(percent)}</span>
          </p>
          <ProgressBar aria-labelledby={meterId} max={100} value={percent} />
        </div>
      )}
      {percent !== 0 && lacking.length > 0 && (
        <p className={styles['lacking']}>{t('home.lacking', { parts: formatList(lacking) })}</p>
      )}
    </>
  );
}
