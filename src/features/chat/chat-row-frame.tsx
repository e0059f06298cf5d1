import CircleAlert from 'lucide-react/icons/circle-alert';
import Clock from 'lucide-react/icons/clock';
import PencilLine from 'lucide-react/icons/pencil-line';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { classNames } from '../../ui/class-names.ts';
import { OnlineMark } from '../members/online-mark.tsx';
import styles from './chat-row.module.css';

interface ChatRowFrameProps {
  conversationId: number;
  name: string;
  picture: ReactNode;
  isOnline: boolean;
  /** Null where there is no message. */
  time: ReactNode;
  /** What stands before the preview. */
  marks: ReactNode;
  preview: string;
  badge: ReactNode;
  isUnread: boolean;
  /** This chat is the open one, if list and chat are shown side by side. */
  isCurrent: boolean;
}

/** The shape of a chat in the list, as a link. first-chats.tsx makes the one from it that stands before the app. */
export function ChatRowFrame(props: ChatRowFrameProps) {
  const { conversationId, name, picture, isOnline, time, marks, preview, badge, isUnread, isCurrent } = props;
  return (
    <Link
      href={pathTo('/chats/:chatId', { chatId: conversationId })}
      className={classNames(styles['link'], isCurrent && styles['current'], isUnread && styles['unread'])}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <span className={styles['picture']}>
        {picture}
        {isOnline && (
          <span className={styles['online']}>
            <OnlineMark look="dot" />
          </span>
        )}
      </span>
      <span className={styles['head']}>
        <span className={styles['name']} dir="auto">
          {name}
        </span>
        {time}
      </span>
      <span className={styles['foot']}>
        {marks}
        <span className={styles['preview']} dir="auto">
          {preview}
        </span>
        {badge}
      </span>
    </Link>
  );
}

/** @param iso the time for machines */
export function RowTime({ iso, text }: { iso: string; text: string }) {
  return (
    <time className={styles['time']} dateTime={iso}>
      {text}
    </time>
  );
}

export function DraftMark() {
  const { t } = useTranslation();
  return (
    <span className={classNames(styles['mark'], styles['draft'])}>
      <PencilLine aria-hidden="true" />
      {t('chats.draft')}
    </span>
  );
}

export function RejectedMark() {
  const { t } = useTranslation();
  return (
    <span className={classNames(styles['mark'], styles['rejected'])}>
      <CircleAlert aria-hidden="true" />
      {t('chats.not_sent')}
    </span>
  );
}

/** Says that the newest message is being sent, or that it waits. */
export function SendingMark({ isWaiting }: { isWaiting: boolean }) {
  const { t } = useTranslation();
  return (
    <span className={styles['mark']}>
      <Clock aria-hidden="true" />
      {t(isWaiting ? 'chats.waiting' : 'chats.pending')}
    </span>
  );
}
