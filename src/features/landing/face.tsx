import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { ProfileCard } from '../../../worker/public/rows.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { afterName } from '../members/after-name.ts';
import { FictionalBadge } from '../members/fictional-badge.tsx';
import { imageUrl } from '../members/image-url.ts';
import { memberLocation } from '../members/member-location.ts';
import { OnlineMark } from '../members/online-mark.tsx';
import styles from './face.module.css';

interface FaceProps {
  profile: ProfileCard;
  /** Null until the settings are loaded; there is no picture before that. */
  cdnPrefix: string | null;
  eager?: boolean;
  /** Whether a dot on the picture tells that the member is online now. */
  hasOnlineDot?: boolean;
  /** Not told of those who live there: the visitor's own. */
  homeCountry?: string | null;
  /** Path of the profile, to which the name leads; without it, the name is plain text. */
  href?: string;
  /** Shown below the text, for example reasons or buttons. */
  children?: ReactNode;
}

/** A member's picture, name, age and location, as visitors see them, and whether the profile is fictional. */
export function Face({ profile, cdnPrefix, homeCountry = null, href, children, ...options }: FaceProps) {
  const { eager = false, hasOnlineDot = false } = options;
  const { formatCountry } = useTranslation();
  const { main_image: image, name, age, fictional_icon: isFictional } = profile;
  return (
    <article className={styles['face']}>
      <Avatar
        src={image === null || cdnPrefix === null ? null : imageUrl(cdnPrefix, image.thumb_filename)}
        name={name}
        alt=""
        size="fill"
        shape="portrait"
        eager={eager}
      />
      {hasOnlineDot && profile.online && (
        <div className={styles['online']}>
          <OnlineMark look="dot" />
        </div>
      )}
      <div className={styles['words']}>
        <p className={styles['name']}>
          {href === undefined ? (
            <span dir="auto">{name}</span>
          ) : (
            <Link href={href} dir="auto">
              {name}
            </Link>
          )}
          {afterName(age)}
        </p>
        <p className={styles['place']}>
          {profile.country === homeCountry && profile.city !== null
            ? profile.city
            : memberLocation(profile, formatCountry)}
        </p>
        {isFictional && <FictionalBadge />}
        {children}
      </div>
    </article>
  );
}
