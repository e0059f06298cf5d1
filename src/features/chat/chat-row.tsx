import type { ChatRow } from '../../../worker/public/rows.ts';
import { useAtServerTime, useClockOffset } from '../../data/server-time.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { FictionalBadge } from '../members/fictional-badge.tsx';
import { imageUrl } from '../members/image-url.ts';
import { chatRowContent } from './chat-row-content.ts';
import { ChatRowFrame, DraftMark, RejectedMark, RowTime, SendingMark } from './chat-row-frame.tsx';
import { useIsOffline, useUnsentMessages } from './queries.ts';

interface ChatRowLinkProps {
  chat: ChatRow;
  /** What was typed in this chat and not sent; undefined if nothing. */
  draft: string | undefined;
  /** Prefix of image URLs; null until the settings are known. */
  cdnPrefix: string | null;
  /** This chat is the open one, if list and chat are shown side by side. */
  isCurrent?: boolean;
}

/** One chat of the list, as a link. */
export function ChatRowLink({ chat, draft = '', cdnPrefix, isCurrent = false }: ChatRowLinkProps) {
  const { t } = useTranslation();
  const { conversationId, profile, unreadCount } = chat;
  const clockOffsetMs = useClockOffset();
  const image = profile.main_image;
  const { mark, preview, sentAtMs } = chatRowContent(chat, { draft: isCurrent ? '' : draft, clockOffsetMs }, t);
  return (
    <ChatRowFrame
      conversationId={conversationId}
      name={profile.name}
      picture={
        <Avatar
          src={image === null || cdnPrefix === null ? null : imageUrl(cdnPrefix, image.thumb_filename)}
          name={profile.name}
          alt=""
          size="m"
        />
      }
      isOnline={profile.online}
      time={sentAtMs === null ? null : <PassingTime sentAtMs={sentAtMs} />}
      marks={
        <>
          {profile.fictional_icon && <FictionalBadge />}
          {mark === 'draft' && <DraftMark />}
          {mark === 'pending' && <PendingMark conversationId={conversationId} />}
          {mark === 'rejected' && <RejectedMark />}
        </>
      }
      preview={preview}
      badge={<Badge count={unreadCount} label={t('chats.unread', { count: unreadCount })} />}
      isUnread={unreadCount > 0}
      isCurrent={isCurrent}
    />
  );
}

/** By itself, so that another time renders no row. */
function PassingTime({ sentAtMs }: { sentAtMs: number }) {
  const { formatRelative } = useTranslation();
  const text = useAtServerTime((nowMs) => formatRelative(Math.min(sentAtMs, nowMs), nowMs));
  return <RowTime iso={new Date(sentAtMs).toISOString()} text={text} />;
}

function PendingMark({ conversationId }: { conversationId: number }) {
  const isOffline = useIsOffline();
  const unsent = useUnsentMessages(conversationId);
  return (
    <SendingMark isWaiting={isOffline || [...unsent.values()].some(({ cause, isHeld }) => cause !== null || isHeld)} />
  );
}
