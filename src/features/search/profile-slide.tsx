import type { ReactNode } from 'react';
import type { ProfileCard } from '../../../worker/public/rows.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { afterName } from '../members/after-name.ts';
import { FictionalNotice } from '../members/fictional-notice.tsx';
import { imageUrl } from '../members/image-url.ts';
import { LanguageBadge } from '../members/language-badge.tsx';
import { memberLocation } from '../members/member-location.ts';
import { OnlineMark } from '../members/online-mark.tsx';
import styles from './profile-viewer.module.css';

interface ProfileSlideProps {
  profile: ProfileCard;
  cdnPrefix: string | null;
  /** About text and buttons. */
  children: ReactNode;
}

/** One profile, as large as the window allows. */
export function ProfileSlide({ profile, cdnPrefix, children }: ProfileSlideProps) {
  const { t, formatCountry } = useTranslation();
  const { main_image: image, name } = profile;
  const hasPicture = image !== null && cdnPrefix !== null;
  return (
    <article className={styles['profile']}>
      <div className={styles['picture']}>
        <Avatar
          src={hasPicture ? imageUrl(cdnPrefix, image.filename) : null}
          smallSrc={hasPicture ? imageUrl(cdnPrefix, image.thumb_filename) : null}
          name={name}
          alt={hasPicture ? '' : t('member.no_photo', { name })}
          size="fill"
          shape="portrait"
          eager
        />
      </div>
      <div className={styles['words']}>
        <h2 className={styles['name']}>
          <span dir="auto">{name}</span>
          {afterName(profile.age)}
        </h2>
        <p className={styles['place']}>
          <bdi>{memberLocation(profile, formatCountry)}</bdi> <LanguageBadge member={profile} />
        </p>
        {profile.online && <OnlineMark look="text" />}
        {profile.fictional_icon && <FictionalNotice name={name} />}
        {children}
      </div>
    </article>
  );
}
