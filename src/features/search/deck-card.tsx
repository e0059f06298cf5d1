import Heart from 'lucide-react/icons/heart';
import X from 'lucide-react/icons/x';
import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import type { ProfileCard } from '../../../worker/public/rows.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useMatches } from '../../ui/use-matches.ts';
import { afterName } from '../members/after-name.ts';
import { FictionalBadge } from '../members/fictional-badge.tsx';
import { imageUrl } from '../members/image-url.ts';
import { LanguageBadge } from '../members/language-badge.tsx';
import { useLike } from '../members/like-queries.ts';
import { memberLocation } from '../members/member-location.ts';
import { OnlineMark } from '../members/online-mark.tsx';
import styles from './deck.module.css';
import { DeckAbout } from './deck-about.tsx';

interface DeckCardProps extends Omit<ComponentProps<'article'>, 'className' | 'children'> {
  profile: ProfileCard;
  cdnPrefix: string | null;
  /** Pictures of the tiles are kept on the device, large ones are not. */
  isOffline: boolean;
  /** Where the card is: in front, waiting behind, or leaving after a decision. */
  place: 'front' | 'behind' | 'leaving';
}

/** One member of the deck. The name leads to the profile. */
export function DeckCard({ profile, cdnPrefix, isOffline, place, ...rest }: DeckCardProps) {
  const { t, formatCountry } = useTranslation();
  const { main_image: image, name } = profile;
  const isBeside = useMatches('tablet');
  const likesMe = useLike(profile.id)?.received === 1;
  const hasPicture = image !== null && cdnPrefix !== null;
  return (
    <article
      {...rest}
      className={classNames(styles['card'], styles[place])}
      inert={place !== 'front'}
      aria-hidden={place === 'front' ? undefined : true}
    >
      <div className={styles['picture']}>
        <Avatar
          src={hasPicture ? imageUrl(cdnPrefix, isOffline ? image.thumb_filename : image.filename) : null}
          smallSrc={hasPicture ? imageUrl(cdnPrefix, image.thumb_filename) : null}
          name={name}
          alt={hasPicture ? '' : t('member.no_photo', { name })}
          size="fill"
          shape="portrait"
          eager
        />
      </div>
      <span className={styles['stamp-like']} aria-hidden="true">
        <Heart />
      </span>
      <span className={styles['stamp-pass']} aria-hidden="true">
        <X />
      </span>
      <div className={styles['words']}>
        <h2 className={styles['name']}>
          <Link
            className={styles['link']}
            href={pathTo('/members/:memberId', { memberId: profile.id })}
            aria-label={`${name}${afterName(profile.age)}: ${t('member.view_profile')}`}
            draggable={false}
          >
            <span dir="auto">{name}</span>
            {afterName(profile.age)}
          </Link>
        </h2>
        <p className={styles['place']}>
          <bdi>{memberLocation(profile, formatCountry)}</bdi> <LanguageBadge member={profile} />
        </p>
        {(profile.online || likesMe || profile.fictional_icon) && (
          <p className={styles['marks']}>
            {profile.online && <OnlineMark />}
            {likesMe && <span className={styles['likes-me']}>{t('member.likes_you')}</span>}
            {profile.fictional_icon && <FictionalBadge />}
          </p>
        )}
        {place !== 'behind' && !isBeside && !isOffline && <DeckAbout profileId={profile.id} />}
      </div>
    </article>
  );
}
