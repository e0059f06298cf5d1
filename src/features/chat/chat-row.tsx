import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import PencilLine from 'lucide-react/icons/pencil-line';
import { Link } from 'wouter';
import type { ChatRow } from '../../../worker/public/rows.ts';
import { useClockOffset } from '../../data/server-time.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FictionalBadge } from '../members/fictional-badge.tsx';
import { imageUrl } from '../members/image-url.ts';
import { OnlineMark } from '../members/online-mark.tsx';
import styles from './chat-row.module.css';
import { useDraft, useIsOffline, useUnsentMessages } from './queries.ts';
import { shownWords } from './shown-words.ts';

interface ChatRowLinkProps {
  chat: ChatRow;
  /** Prefix of image URLs; null until the settings are known. */
  cdnPrefix: string | null;
  nowMs: number;
  /** This chat is the open one, if list and chat are shown side by side. */
  isCurrent?: boolean;
}

/** One chat of the list, as a link. */
export function ChatRowLink({ chat, cdnPrefix, nowMs, isCurrent = false }: ChatRowLinkProps) {
  const { t, formatRelative } = useTranslation();
  const { profile, lastMessage, unreadCount } = chat;
  const clockOffsetMs = useClockOffset();
  const image = profile.main_image;
  // Messages not yet on the server carry this device's time.
  const sentAtMs = (lastMessage?.sentAtMs ?? 0) + (lastMessage?.delivery === 'sent' ? 0 : clockOffsetMs);
  const draft = (useDraft(chat.conversationId) ?? '').trim();
  const showsDraft = draft !== '' && !isCurrent && lastMessage?.delivery !== 'rejected';
  return (
    <Link
      href={pathTo('/chats/:chatId', { chatId: chat.conversationId })}
      className={classNames(styles['link'], isCurrent && styles['current'], unreadCount > 0 && styles['unread'])}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <span className={styles['picture']}>
        <Avatar
          src={image === null || cdnPrefix === null ? null : imageUrl(cdnPrefix, image.thumb_filename)}
          name={profile.name}
          alt=""
          size="m"
        />
        {profile.online && (
          <span className={styles['online']}>
            <OnlineMark look="dot" />
          </span>
        )}
      </span>
      <span className={styles['head']}>
        <span className={styles['name']} dir="auto">
          {profile.name}
        </span>
        {lastMessage !== null && (
          <time className={styles['time']} dateTime={new Date(sentAtMs).toISOString()}>
            {formatRelative(Math.min(sentAtMs, nowMs), nowMs)}
          </time>
        )}
      </span>
      <span className={styles['foot']}>
        {profile.fictional_icon && <FictionalBadge />}
        {showsDraft && (
          <span className={classNames(styles['mark'], styles['draft'])}>
            <PencilLine aria-hidden="true" />
            {t('chats.draft')}
          </span>
        )}
        {lastMessage?.delivery === 'pending' && !showsDraft && <PendingMark conversationId={chat.conversationId} />}
        {lastMessage?.delivery === 'rejected' && (
          <span className={classNames(styles['mark'], styles['rejected'])}>
            <CircleAlert aria-hidden="true" />
            {t('chats.not_sent')}
          </span>
        )}
        <span className={styles['preview']} dir="auto">
          {showsDraft
            ? draft
            : lastMessage === null
              ? t('chats.no_messages')
              : lastMessage.fromMe
                ? t('chats.own_message', { text: shownWords(lastMessage, t) })
                : shownWords(lastMessage, t)}
        </span>
        <Badge count={unreadCount} label={t('chats.unread', { count: unreadCount })} />
      </span>
    </Link>
  );
}

/** Says that the newest message is being sent, or that it waits. */
function PendingMark({ conversationId }: { conversationId: number }) {
  const { t } = useTranslation();
  const isOffline = useIsOffline();
  const unsent = useUnsentMessages(conversationId);
  const isWaiting = isOffline || [...unsent.values()].some(({ cause, isHeld }) => cause !== null || isHeld);
  return (
    <span className={styles['mark']}>
      <Clock aria-hidden="true" />
      {t(isWaiting ? 'chats.waiting' : 'chats.pending')}
    </span>
  );
}
