import MapPin from 'lucide-react/icons/map-pin';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { MemberProfile, ProfileCard, Settings } from '../../../worker/public/database.ts';
import { usePageTitle } from '../../app/document-title.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useStartChat } from '../chats/use-start-chat.tsx';
import { LikeButton } from '../likes/like-button.tsx';
import { useLike } from '../likes/queries.ts';
import { FictionalBadge } from './fictional-badge.tsx';
import { FictionalNotice } from './fictional-notice.tsx';
import { MemberFacts } from './member-facts.tsx';
import { MemberGallery } from './member-gallery.tsx';
import styles from './member-page.module.css';
import { memberPlace } from './member-place.ts';
import { TextSkeleton } from './member-skeleton.tsx';
import { OnlineMark } from './online-mark.tsx';
import type { MemberLoad } from './use-member-load.ts';

interface MemberDetailsProps {
  card: ProfileCard;
  /** Null while only the card is known. */
  profile: MemberProfile | null;
  settings: Settings | null;
  load: MemberLoad;
  /** The member's own profile: nothing to like or to write to. */
  isOwn: boolean;
  onRetry: () => void;
}

/** A member's pictures, facts and texts, and what can be done. */
export function MemberDetails({ card, profile, settings, load, isOwn, onRetry }: MemberDetailsProps) {
  const { t, formatCountry } = useTranslation();
  usePageTitle(card.name);
  const like = useLike(card.id);
  const { startChat, isStarting, failureDialog } = useStartChat();
  // The row of the like is newer than the profile: it changes with the press of the heart.
  const liked = like === undefined || like === null ? like === undefined && profile?.liked === true : like.given === 1;
  const likesMe = like?.received === 1 || (like === undefined && profile?.likes_me === true);
  const images = profile?.images ?? [];
  const shownImages = images.length > 0 ? images : card.main_image === null ? [] : [card.main_image];
  return (
    <article className={styles['page']}>
      <MemberGallery
        name={card.name}
        images={shownImages}
        mainId={card.main_image?.id ?? null}
        cdnPrefix={settings?.cdn_prefix ?? null}
        isPartial={profile === null && load === 'loading'}
      />
      <div className={styles['side']}>
        <header className={classNames(styles['heading'], 'on-dark')}>
          <h1 className={styles['name']} tabIndex={-1}>
            <span dir="auto">{card.name}</span>, {card.age}
          </h1>
          <p className={styles['place']}>
            <MapPin aria-hidden="true" />
            <span>{memberPlace(profile ?? card, formatCountry)}</span>
          </p>
          {(card.online || card.fictional_icon || likesMe) && (
            <p className={styles['marks']}>
              {card.online && <OnlineMark look="text" />}
              {likesMe && <span className={styles['likes-me']}>{t('member.likes_you')}</span>}
              {card.fictional_icon && <FictionalBadge />}
            </p>
          )}
        </header>
        {card.fictional_icon && <FictionalNotice name={card.name} />}
        {!isOwn && (
          <div className={styles['actions']}>
            <LikeButton profileId={card.id} name={card.name} liked={liked} look="wide" />
            <Button
              variant="primary"
              size="l"
              icon={<MessageCircle aria-hidden="true" />}
              busy={isStarting}
              onClick={() => startChat(card.id)}
            >
              {t('member.start_chat')}
            </Button>
          </div>
        )}
        {(load === 'offline' || load === 'failed') && (
          <Banner
            tone={load === 'offline' ? 'info' : 'warning'}
            role="status"
            action={
              <Button size="s" onClick={onRetry}>
                {t('ui.retry')}
              </Button>
            }
          >
            {t(`member.${profile === null ? 'partial' : 'stale'}_${load}`)}
          </Banner>
        )}
        {profile === null || settings === null ? (
          load === 'loading' && (
            <Card>
              <TextSkeleton />
            </Card>
          )
        ) : (
          <MemberFacts profile={profile} settings={settings} />
        )}
      </div>
      {failureDialog}
    </article>
  );
}
