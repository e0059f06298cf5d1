import MessageCircle from 'lucide-react/icons/message-circle';
import { Suspense, useId } from 'react';
import type { MemberProfile, ProfileCard, Settings } from '../../../worker/public/rows.ts';
import { type FetchState, isUnderWay, troubleIn } from '../../data/use-fetch.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyPart } from '../../routing/lazy-part.ts';
import { Button } from '../../ui/button.tsx';
import { RetryBanner } from '../../ui/retry-banner.tsx';
import { BlockedNotice } from '../safety/blocked-notice.tsx';
import { ReportedNotice } from '../safety/reported-notice.tsx';
import { SafetyMenu } from '../safety/safety-menu.tsx';
import { ChatCost, useChatCostWords } from './chat-cost.tsx';
import { useChatWith } from './chat-with.ts';
import { imageUrl } from './image-url.ts';
import { LikeButton } from './like-button.tsx';
import { useLike } from './like-queries.ts';
import styles from './member-page.module.css';
import { MemberRecord } from './member-record.tsx';
import { MorePlaces } from './more-places.tsx';
import { useFieldNames } from './use-field-names.ts';
import { useMatchFaces } from './use-match-faces.ts';
import { useStartChat } from './use-start-chat.tsx';

/** Behind the profile, and not asked for by what shows it first. */
const MoreMembers = lazyPart(() => import('./more-members.tsx'));

interface MemberDetailsProps {
  card: ProfileCard;
  /** Null while only the card is known. */
  profile: MemberProfile | null;
  settings: Settings | null;
  load: FetchState;
  /** The viewer's own profile: nothing to like, no chat to start. */
  isOwn: boolean;
  onRetry: () => void;
}

/** A member's profile as other members see it, with the available actions. */
export function MemberDetails({ card, profile, settings, load, isOwn, onRetry }: MemberDetailsProps) {
  const { t } = useTranslation();
  const names = useFieldNames();
  const costId = useId();
  const cost = useChatCostWords();
  const like = useLike(card.id);
  const known = useChatWith(card.id);
  const faces = useMatchFaces(card);
  const { startChat, isStarting, failureDialog } = useStartChat();
  // The like row is more current than the profile: it changes as soon as the heart is pressed.
  const liked = like === undefined ? profile?.liked === true : like?.given === 1;
  const likesMe = like === undefined ? profile?.likes_me === true : like?.received === 1;
  const { id: profileId, name, main_image: image } = card;
  const portrait = image === null || settings === null ? null : imageUrl(settings.cdn_prefix, image.thumb_filename);
  const trouble = troubleIn(load);
  // What came above it later would move what stands below.
  const isWhole = names !== undefined && (profile !== null || !isUnderWay(load));
  // Without a profile on the device only the chat tells.
  const isBlocked = profile?.blocked === true || known?.isBlocked === true;
  return (
    <>
      <MemberRecord
        card={card}
        profile={profile}
        settings={settings}
        names={names}
        likesMe={likesMe}
        isLoading={isUnderWay(load)}
        menu={
          isOwn ? null : (
            <SafetyMenu
              profileId={profileId}
              name={name}
              portrait={portrait}
              conversationId={null}
              isBlocked={isBlocked}
            />
          )
        }
      >
        {isBlocked && <BlockedNotice profileId={profileId} name={name} />}
        {!isOwn && !isBlocked && (
          <div className={styles['pair']}>
            <LikeButton
              profileId={profileId}
              name={name}
              liked={liked}
              likesMe={likesMe}
              match={{ faces, onChat: () => startChat(profileId) }}
              look="wide"
            />
            <Button
              variant="primary"
              size="l"
              icon={<MessageCircle aria-hidden="true" />}
              busy={isStarting}
              aria-describedby={costId}
              onClick={() => startChat(profileId)}
            >
              {t(known == null ? 'member.start_chat' : 'member.open_chat')}
              <span className={styles['price']} aria-hidden="true">
                {cost}
              </span>
            </Button>
            <ChatCost id={costId} />
          </div>
        )}
        {!isOwn && <ReportedNotice profileId={profileId} name={name} />}
        {trouble !== null && (
          <RetryBanner cause={trouble} onRetry={onRetry}>
            {t(`member.${profile === null ? 'partial' : 'stale'}_${trouble}`)}
          </RetryBanner>
        )}
      </MemberRecord>
      {isWhole && !isOwn && (
        <Suspense fallback={<MorePlaces />}>
          <MoreMembers memberId={profileId} />
        </Suspense>
      )}
      {failureDialog}
    </>
  );
}
