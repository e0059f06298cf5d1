import MessageCircle from 'lucide-react/icons/message-circle';
import type { ReactNode } from 'react';
import type { ProfileCard } from '../../../worker/public/rows.ts';
import { useSiteSettings } from '../../data/own-account.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
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
  /** Above the fold: the picture is loaded at once. */
  eager?: boolean;
  /** In the upper corner of the picture. */
  corner?: ReactNode;
}

/** A tile with what a member can do: like, chat, look at the profile. */
export function MemberCard({ profile, actions, liked, corner, ...rest }: MemberCardProps) {
  const { t } = useTranslation();
  const settings = useSiteSettings();
  const { startChat, isStarting, failureDialog } = useStartChat();
  const hasButtons = actions.chat || actions.view;
  return (
    <>
      <MemberTile
        {...rest}
        profile={profile}
        cdnPrefix={settings?.cdn_prefix ?? null}
        corner={corner}
        like={actions.like ? <LikeButton profileId={profile.id} name={profile.name} liked={liked} /> : undefined}
        actions={
          hasButtons ? (
            <>
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
                <ButtonLink size="s" href={rest.path ?? pathTo('/members/:memberId', { memberId: profile.id })}>
                  {t('member.view_profile')}
                </ButtonLink>
              )}
            </>
          ) : undefined
        }
      />
      {failureDialog}
    </>
  );
}
