import Heart from 'lucide-react/icons/heart';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import type { MemberProfile, ProfileCard, Settings } from '../../../worker/public/rows.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePageTitle } from '../../routing/document-title.ts';
import { choiceOf } from '../../templates/template-parts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import { afterName } from './after-name.ts';
import { FictionalBadge } from './fictional-badge.tsx';
import { FictionalNotice } from './fictional-notice.tsx';
import type { FieldNames } from './field-names.ts';
import { imageUrl } from './image-url.ts';
import { MemberFacts } from './member-facts.tsx';
import { MemberGallery } from './member-gallery.tsx';
import { memberLocation } from './member-location.ts';
import styles from './member-page.module.css';
import { TextSkeleton } from './member-skeleton.tsx';
import { OnlineMark } from './online-mark.tsx';

interface MemberRecordProps {
  card: ProfileCard;
  /** Null while only the card is known. */
  profile: MemberProfile | null;
  settings: Settings | null;
  /** Undefined while they are on their way; null if there are none. */
  names: FieldNames | null | undefined;
  likesMe: boolean;
  /** Whether missing data is still being fetched. */
  isLoading: boolean;
  /** Further actions, shown beside the name; null for none. */
  menu?: ReactNode;
  /** Actions, shown below name and location. */
  children: ReactNode;
}

/** A member's pictures, facts and texts, the same for members and visitors. */
export function MemberRecord(props: MemberRecordProps) {
  const { card, profile, settings, names, likesMe, isLoading, menu = null, children } = props;
  const { t, formatCountry } = useTranslation();
  usePageTitle(card.name);
  const images = profile?.images ?? [];
  const second = choiceOf('memberSpread') ? images.find(({ id }) => id !== card.main_image?.id) : undefined;
  const shownImages = images.length > 0 ? images : card.main_image === null ? [] : [card.main_image];
  return (
    <article className={styles['page']}>
      <MemberGallery
        name={card.name}
        images={shownImages}
        mainId={card.main_image?.id ?? null}
        cdnPrefix={settings?.cdn_prefix ?? null}
        isPartial={profile === null && isLoading}
      />
      <div className={styles['side']}>
        <header className={styles['heading']}>
          <div className={styles['title']}>
            <h1 className={styles['name']} tabIndex={-1}>
              <span dir="auto">{card.name}</span>
              {afterName(card.age)}
            </h1>
            {menu !== null && <div className={styles['menu']}>{menu}</div>}
          </div>
          <p className={styles['place']}>
            <MapPin aria-hidden="true" />
            <span dir="auto">{memberLocation(profile ?? card, formatCountry)}</span>
          </p>
          {(card.online || card.fictional_icon || likesMe) && (
            <p className={styles['marks']}>
              {card.online && <OnlineMark look="text" />}
              {likesMe && (
                <span className={styles['likes-me']}>
                  <Heart aria-hidden="true" />
                  {t('member.likes_you')}
                </span>
              )}
              {card.fictional_icon && <FictionalBadge />}
            </p>
          )}
        </header>
        {card.fictional_icon && <FictionalNotice name={card.name} />}
        {children}
        {profile === null || settings === null ? (
          isLoading && (
            <Card>
              <TextSkeleton />
            </Card>
          )
        ) : (
          <MemberFacts
            profile={profile}
            settings={settings}
            names={names}
            between={
              second !== undefined && (
                <div className={styles['second']} aria-hidden="true">
                  <Avatar
                    src={imageUrl(settings.cdn_prefix, second.filename)}
                    smallSrc={imageUrl(settings.cdn_prefix, second.thumb_filename)}
                    name={card.name}
                    alt=""
                    size="fill"
                    shape="portrait"
                  />
                </div>
              )
            }
          />
        )}
      </div>
    </article>
  );
}
