import MessageCircle from 'lucide-react/icons/message-circle';
import { Link } from 'wouter';
import type { ProfileCard } from '../../../worker/public/database.ts';
import { paths } from '../../app/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useStartChat } from '../chats/use-start-chat.tsx';
import { LikeButton } from '../likes/like-button.tsx';
import type { CardActions } from './card-actions.ts';
import { FictionalBadge } from './fictional-badge.tsx';
import { imageUrl } from './image-url.ts';
import styles from './member-card.module.css';
import { memberPlace } from './member-place.ts';
import { OnlineMark } from './online-mark.tsx';
import { useSiteSettings } from './queries.ts';

interface MemberCardProps {
  profile: ProfileCard;
  /** Which buttons it has; see `cardActions`. */
  actions: CardActions;
  liked: boolean;
  /** Where picture and name lead. */
  path?: string;
  /** A like of this member that was not looked at yet. */
  isNew?: boolean;
  /** Above the fold: the picture is loaded at once. */
  eager?: boolean;
}

/** One member as a tile. Picture and name lead to the profile. */
export function MemberCard({ profile, actions, liked, path, isNew = false, eager = false }: MemberCardProps) {
  const { t, formatCountry } = useTranslation();
  const settings = useSiteSettings();
  const { startChat, isStarting, failureDialog } = useStartChat();
  const profilePath = path ?? paths.member(profile.id);
  const { main_image: image } = profile;
  return (
    <Card padding="none" interactive>
      <article className={styles['card']}>
        <div className={styles['picture']}>
          <Avatar
            src={image === null || settings === null ? null : imageUrl(settings.cdn_prefix, image.thumb_filename)}
            name={profile.name}
            alt=""
            size="fill"
            shape="portrait"
            eager={eager}
          />
          <div className={styles['marks']}>
            {isNew && <span className={styles['new']}>{t('likes.new')}</span>}
            {profile.online && <OnlineMark />}
          </div>
        </div>

        <div className={styles['words']}>
          <h3 className={styles['name']}>
            <Link href={profilePath} className={styles['link']}>
              <span className={styles['link-name']} dir="auto">
                {profile.name}
              </span>
              , {profile.age}
            </Link>
          </h3>
          <p className={styles['place']}>{memberPlace(profile, formatCountry)}</p>
          {profile.fictional_icon && <FictionalBadge />}
        </div>
        {actions.like && (
          <div className={styles['like']}>
            <LikeButton profileId={profile.id} name={profile.name} liked={liked} />
          </div>
        )}
        {(actions.chat || actions.view) && (
          <div className={styles['actions']}>
            {actions.chat && (
              <Button
                variant="primary"
                size="s"
                icon={<MessageCircle aria-hidden="true" />}
                busy={isStarting}
                aria-label={t('member.chat_with', { name: profile.name })}
                onClick={() => startChat(profile.id)}
              >
                {t('member.chat')}
              </Button>
            )}
            {actions.view && (
              <ButtonLink size="s" href={profilePath}>
                {t('member.view_profile')}
              </ButtonLink>
            )}
          </div>
        )}
      </article>
      {failureDialog}
    </Card>
  );
}
