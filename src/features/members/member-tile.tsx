import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { ProfileCard } from '../../../worker/public/rows.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { choiceOf } from '../../templates/template-parts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { afterName } from './after-name.ts';
import { FictionalBadge } from './fictional-badge.tsx';
import { imageUrl } from './image-url.ts';
import { LanguageBadge } from './language-badge.tsx';
import styles from './member-card.module.css';
import { memberLocation } from './member-location.ts';
import { OnlineMark } from './online-mark.tsx';

interface MemberTileProps {
  profile: ProfileCard;
  /** Setting of the site; null while unknown. */
  cdnPrefix: string | null;
  /** Marks a like from this member that has not been viewed yet. */
  isNew?: boolean;
  /** Link target of picture and name; defaults to the member's page. */
  path?: string;
  /** The picture fills the card, with the text over its lower edge. */
  isLarge?: boolean;
  /** Above the fold: the picture is loaded eagerly. */
  eager?: boolean;
  /** Shown in the upper corner of the picture. */
  corner?: ReactNode;
  /** Round buttons in the lower corner of the picture. */
  quick?: ReactNode;
  /** Country of the whole list: the place does not repeat it. */
  impliedCountry?: string | null;
  /** A fact of the list that the tile is in, such as the day of a like. */
  note?: ReactNode;
  /** Whether the tile tells the beginning of what the member has written, if that is known. */
  hasExcerpt?: boolean;
  /** Whether the accessible name of the tile's link says that it opens the profile; see `cardActions`. */
  isView?: boolean;
}

/** One member as a tile, for members and visitors. Picture and name link to the profile. */
export function MemberTile({
  profile,
  cdnPrefix,
  path,
  isNew = false,
  isLarge = false,
  eager = false,
  corner,
  quick,
  isView = false,
  impliedCountry = null,
  note,
  hasExcerpt = false,
}: MemberTileProps) {
  const { t, formatCountry } = useTranslation();
  const { main_image: image } = profile;
  const city = profile.city?.trim() ?? '';
  const isNear = city !== '' && profile.country === impliedCountry;
  const newMark = isNew && <span className={styles['new']}>{t('likes.new')}</span>;
  // The columns of a table hold what their heads say: in one it stands at the name.
  const isRow = choiceOf('likeColumns');
  const src = image === null || cdnPrefix === null ? null : imageUrl(cdnPrefix, image.thumb_filename);
  return (
    <Card padding="none" interactive>
      <article className={classNames(styles['card'], isLarge && styles['large'])} data-own-scheme>
        <div className={styles['picture']}>
          <Avatar src={src} name={profile.name} alt="" size="fill" shape="portrait" eager={eager} />
          <div className={styles['marks']}>
            {!isRow && newMark}
            {profile.online && <OnlineMark />}
          </div>
        </div>

        <div className={styles['words']}>
          <h3 className={styles['name']}>
            <Link
              href={path ?? pathTo('/members/:memberId', { memberId: profile.id })}
              className={styles['link']}
              aria-label={isView ? `${profile.name}${afterName(profile.age)}: ${t('member.view_profile')}` : undefined}
            >
              <span className={styles['link-name']} dir="auto">
                {profile.name}
              </span>
              {afterName(profile.age)}
            </Link>
            {isRow && newMark}
          </h3>
          <p className={styles['place']}>
            <bdi className={styles['whole']}>{isNear ? city : memberLocation(profile, formatCountry)}</bdi>
            {city !== '' && !isNear && (
              <bdi className={styles['short']} aria-hidden="true">
                {city}
              </bdi>
            )}{' '}
            <LanguageBadge member={profile} />
          </p>
          {note !== undefined && <p className={styles['note']}>{note}</p>}
          {profile.fictional_icon && <FictionalBadge />}
          {hasExcerpt && profile.excerpt != null && (
            <p className={styles['excerpt']} lang={profile.language} dir="auto">
              {profile.excerpt}
            </p>
          )}
        </div>
        {corner !== undefined && (
          <div className={styles['corner']} data-corner>
            {corner}
          </div>
        )}
        {quick !== undefined && <div className={styles['quick']}>{quick}</div>}
      </article>
    </Card>
  );
}
