import MessageCircle from 'lucide-react/icons/message-circle';
import type { ReactNode } from 'react';
import type { ProfileCard } from '../../../worker/public/rows.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { CardActions } from './card-actions.ts';
import { LikeButton } from './like-button.tsx';
import { useMatchFaces } from './use-match-faces.ts';
import { useStartChat } from './use-start-chat.tsx';

interface CardButtons {
  /** Chat and like, as far as the card has them; undefined for a card without either. */
  buttons: ReactNode;
  /** The caller must render it, outside what has colours of its own. */
  failureDialog: ReactNode;
}

/** The round buttons on a member's picture. */
export function useCardButtons(
  profile: Pick<ProfileCard, 'id' | 'name' | 'main_image'>,
  actions: Pick<CardActions, 'chat' | 'like'>,
  { liked, likesMe, look = 'round' }: { liked: boolean; likesMe: boolean; look?: 'round' | 'back' },
): CardButtons {
  const { t } = useTranslation();
  const faces = useMatchFaces(profile);
  const { startChat, isStarting, failureDialog } = useStartChat();
  const buttons = (actions.chat || actions.like) && (
    <>
      {actions.chat && (
        <IconButton
          variant="raised"
          icon={<MessageCircle aria-hidden="true" />}
          label={t('member.chat_with', { name: profile.name })}
          disabled={isStarting}
          aria-busy={isStarting}
          onClick={() => startChat(profile.id)}
        />
      )}
      {actions.like && (
        <LikeButton
          profileId={profile.id}
          name={profile.name}
          liked={liked}
          likesMe={likesMe}
          look={look}
          match={{ faces, onChat: () => startChat(profile.id) }}
        />
      )}
    </>
  );
  return { buttons: buttons || undefined, failureDialog };
}
