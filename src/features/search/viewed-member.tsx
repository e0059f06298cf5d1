import MessageCircle from 'lucide-react/icons/message-circle';
import { useId } from 'react';
import type { ProfileCard } from '../../../worker/public/rows.ts';
import { useOpenedMember } from '../../data/members.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ChatCost } from '../members/chat-cost.tsx';
import { LikeButton } from '../members/like-button.tsx';
import { useMatchFaces } from '../members/use-match-faces.ts';
import { useStartChat } from '../members/use-start-chat.tsx';
import { AboutText } from './about-text.tsx';
import styles from './profile-viewer.module.css';

/** The details and actions that the viewer shows a member for a profile. The profile counts as opened. */
export function ViewedMember({ profile, liked }: { profile: ProfileCard; liked: boolean }) {
  const { t } = useTranslation();
  const costId = useId();
  const { member, load } = useOpenedMember(profile.id);
  const faces = useMatchFaces(profile);
  const { startChat, isStarting, failureDialog } = useStartChat();
  return (
    <>
      {member.state === 'missing' || member.state === 'gone' ? (
        <p>{t('member.gone_text')}</p>
      ) : (
        <AboutText profile={member.state === 'loaded' ? member.profile : null} isLoading={load.status === 'loading'} />
      )}
      <div className={styles['actions']}>
        <LikeButton
          profileId={profile.id}
          name={profile.name}
          liked={liked}
          likesMe={member.state === 'loaded' && member.profile.likes_me}
          match={{ faces, onChat: () => startChat(profile.id) }}
          look="wide"
        />
        <Button
          variant="primary"
          icon={<MessageCircle aria-hidden="true" />}
          busy={isStarting}
          aria-describedby={costId}
          aria-label={t('member.chat_with', { name: profile.name })}
          onClick={() => startChat(profile.id)}
        >
          {t('member.chat')}
        </Button>
        <ButtonLink href={pathTo('/members/:memberId', { memberId: profile.id })}>
          {t('member.view_profile')}
        </ButtonLink>
        <ChatCost id={costId} />
      </div>
      {failureDialog}
    </>
  );
}
