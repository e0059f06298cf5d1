import Heart from 'lucide-react/icons/heart';
import { Link } from 'wouter';
import type { ProfileCard } from '../../../worker/public/rows.ts';
import { useSiteSettings } from '../../data/own-account.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { choiceOf } from '../../templates/template-parts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { afterName } from '../members/after-name.ts';
import { FictionalBadge } from '../members/fictional-badge.tsx';
import { imageUrl } from '../members/image-url.ts';
import { useShortDate } from '../members/use-short-date.ts';
import styles from './new-likes-block.module.css';

interface StoryProps {
  profile: ProfileCard;
  /** This member has a new like for the own member: shown by the ring and by visually hidden text. */
  isLike?: boolean;
  /** When that like was given. Where likes are a table or a cover, an entry says it, and where the member lives. */
  likedAtMs?: number;
}

/** A round picture in a row, linked to the member. */
export function Story({ profile, isLike = false, likedAtMs = 0 }: StoryProps) {
  const { t } = useTranslation();
  const date = useShortDate(likedAtMs);
  const settings = useSiteSettings();
  const image = profile.main_image;
  return (
    <li className={classNames(styles['one'], !isLike && styles['quiet'])}>
      <Link href={pathTo('/members/:memberId', { memberId: profile.id })} className={styles['link']}>
        <span className={styles['ring']}>
          <Avatar
            src={image === null || settings === null ? null : imageUrl(settings.cdn_prefix, image.thumb_filename)}
            name={profile.name}
            alt=""
            size="fill"
            eager
          />
          {isLike && (
            <span className={styles['heart']}>
              <Heart aria-hidden="true" />
            </span>
          )}
        </span>
        <span className={styles['name']}>
          <span dir="auto">{profile.name}</span>
          {afterName(profile.age)}
          {isLike && <VisuallyHidden>, {t('nav.new_likes', { count: 1 })}</VisuallyHidden>}
        </span>
        {likedAtMs > 0 && (choiceOf('likeColumns') || choiceOf('home') === 'cover') && (
          <span className={styles['facts']}>
            <bdi>{profile.city?.trim()}</bdi>
            <time dateTime={new Date(likedAtMs).toISOString()}>{date}</time>
          </span>
        )}
      </Link>
      {profile.fictional_icon && <FictionalBadge />}
    </li>
  );
}
