import MessageCircle from 'lucide-react/icons/message-circle';
import type { ReactNode } from 'react';
import type { ProfileCard } from '../../../worker/public/rows.ts';
import { useSiteSettings } from '../../data/own-account.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { CardActions } from './card-actions.ts';
import { LikeButton } from './like-button.tsx';
import { MemberTile } from './member-tile.tsx';
import { useStartChat } from './use-start-chat.tsx';

interface MemberCardProps {
  profile: ProfileCard;
  /** Which buttons it has; see `cardActions`. */
  actions: CardActions;
  liked: boolean;
  /** Where picture and name lead. */
  path?: string;
  /** A like of this member that was not looked at yet. */
  isNew?: boolean;
  /** The picture is the card, with the words on its foot. */
  isLarge?: boolean;
  /** Above the fold: the picture is loaded at once. */
  eager?: boolean;
  /** In the upper corner of the picture. */
  corner?: ReactNode;
}

/** A tile with what a member can do: like, chat; the tile itself opens the profile. */
export function MemberCard({ profile, actions, liked, corner, ...rest }: MemberCardProps) {
  const { t } = useTranslation();
  const settings = useSiteSettings();
  const { startChat, isStarting, failureDialog } = useStartChat();
  return (
    <>
      <MemberTile
        {...rest}
        profile={profile}
        cdnPrefix={settings?.cdn_prefix ?? null}
        corner={corner}
        isView={actions.view}
        quick={
          actions.chat || actions.like ? (
            <>
              {actions.chat && (
                <IconButton
                  variant="raised"
                  icon={<MessageCircle aria-hidden="true" />}
                  label={t('member.chat_with', { name: profile.name })}
                  aria-disabled={isStarting}
                  aria-busy={isStarting}
                  onClick={() => {
                    if (!isStarting) startChat(profile.id);
                  }}
                />
              )}
              {actions.like && <LikeButton profileId={profile.id} name={profile.name} liked={liked} />}
            </>
          ) : undefined
        }
      />
      {failureDialog}
    </>
  );
}
