import type { ProfileCard } from '../../../../worker/public/rows.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { FictionalBadge } from '../../members/fictional-badge.tsx';
import { imageUrl } from '../../members/image-url.ts';
import styles from './portrait.module.css';

/** A member's picture with the name below, and whether the profile is fictional. */
export function Portrait({ profile, cdnPrefix }: { profile: ProfileCard; cdnPrefix: string | null }) {
  const { main_image: image, name, age, fictional_icon: isFictional } = profile;
  return (
    <figure className={styles['portrait']}>
      <Avatar
        src={image === null || cdnPrefix === null ? null : imageUrl(cdnPrefix, image.thumb_filename)}
        name={name}
        alt=""
        size="fill"
        shape="portrait"
        eager
      />
      <figcaption className={styles['caption']}>
        <span>
          <span dir="auto">{name}</span>, {age}
        </span>
        {isFictional && <FictionalBadge />}
      </figcaption>
    </figure>
  );
}
