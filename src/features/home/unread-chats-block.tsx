import MessageCircle from 'lucide-react/icons/message-circle';
import { useSiteSettings } from '../../data/own-account.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { RowBoundary } from '../../routing/row-boundary.tsx';
import { ChatRowLink } from '../chat/chat-row.tsx';
import { useDrafts } from '../chat/queries.ts';
import { PendingList } from '../outbox/pending-list.tsx';
import { BlockHeader } from './block-header.tsx';
import { useUnreadChats } from './queries.ts';
import { QuietNote } from './quiet-note.tsx';
import styles from './unread-chats-block.module.css';

interface UnreadChatsBlockProps {
  limit: number;
  /** Faces stand below it: where nothing is unread, they take its place. */
  isAboveFaces?: boolean;
}

/** The newest chats with unread messages. Nothing to a member who has no chat: that there is nothing new is no news. */
export function UnreadChatsBlock({ limit, isAboveFaces = false }: UnreadChatsBlockProps) {
  const { t } = useTranslation();
  const chats = useUnreadChats(limit);
  const drafts = useDrafts();
  const cdnPrefix = useSiteSettings()?.cdn_prefix ?? null;
  if (chats !== undefined && (isAboveFaces ? chats.rows.length === 0 : !chats.hasChats)) return null;
  return (
    <>
      <BlockHeader title={t('home.unread_title')} more={{ href: pathTo('/chats'), label: t('home.all_chats') }} />
      {chats === undefined ? (
        <PendingList skeleton={<div aria-busy="true" />} />
      ) : chats.rows.length === 0 ? (
        <QuietNote icon={<MessageCircle />} text={t('home.unread_none')} />
      ) : (
        <ul className={styles['rows']}>
          {chats.rows.map((chat) => (
            <li key={chat.conversationId}>
              <RowBoundary row={chat}>
                <ChatRowLink chat={chat} draft={drafts.get(chat.conversationId)} cdnPrefix={cdnPrefix} />
              </RowBoundary>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
