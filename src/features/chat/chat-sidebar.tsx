import { useState } from 'react';
import type { ChatRow } from '../../../worker/public/rows.ts';
import { useSiteSettings } from '../../data/own-account.tsx';
import { useAccountId } from '../../data/session-store.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { RowBoundary } from '../../routing/row-boundary.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useMatches } from '../../ui/use-matches.ts';
import { PendingList } from '../outbox/pending-list.tsx';
import { ChatListSkeleton } from './chat-list-skeleton.tsx';
import { ChatRowLink } from './chat-row.tsx';
import { ChatSearchField } from './chat-search-field.tsx';
import { ChatSearchResults } from './chat-search-results.tsx';
import styles from './chat-sidebar.module.css';
import { useChatRange } from './chats-queries.ts';
import { FOUND_MESSAGES, useFoundMessages } from './message-search-queries.ts';
import { useDrafts } from './queries.ts';
import { searchState } from './saved-search.ts';

/**
 * The newest chats beside the open one, if there is room, with the search of the list of all chats. Its parts stand
 * where those of that list do (chats-page.module.css): who opens a chat finds the list as it was.
 */
export function ChatSidebar({ conversationId }: { conversationId: number }) {
  const isWide = useMatches('desktop');
  return isWide ? <Sidebar conversationId={conversationId} /> : null;
}

function Sidebar({ conversationId }: { conversationId: number }) {
  const { t } = useTranslation();
  const cdnPrefix = useSiteSettings()?.cdn_prefix ?? null;
  const accountId = useAccountId();
  const [searchText, setSearchText] = useState('');
  const [messageCount, setMessageCount] = useState(FOUND_MESSAGES);
  const range = useChatRange(searchText);
  const drafts = useDrafts();
  const messages = useFoundMessages(searchText.trim(), messageCount);
  const search = (text: string) => {
    setSearchText(text);
    setMessageCount(FOUND_MESSAGES);
  };
  const chats = (rows: readonly ChatRow[]) => (
    <ul>
      {rows.map((chat) => (
        <li key={chat.conversationId}>
          <RowBoundary row={chat}>
            <ChatRowLink
              chat={chat}
              draft={drafts.get(chat.conversationId)}
              cdnPrefix={cdnPrefix}
              isCurrent={chat.conversationId === conversationId}
            />
          </RowBoundary>
        </li>
      ))}
    </ul>
  );
  // Beside a chat only the first ones have room.
  const linkToAll =
    range !== undefined && range.total > range.rows.length ? (
      <ButtonLink href={pathTo('/chats')} state={searchState(accountId, range.text)} variant="quiet" wide>
        {t('chats.all', { count: range.total })}
      </ButtonLink>
    ) : undefined;
  return (
    <nav className={styles['sidebar']} aria-label={t('chats.title')}>
      <PageHeader title={t('chats.title')} level={2} />
      <ChatSearchField value={searchText} onChange={search} />
      <div className={styles['list']}>
        {range === undefined ? (
          <PendingList skeleton={<ChatListSkeleton label={t('ui.loading')} />} />
        ) : range.text === '' || messages === undefined ? (
          <>
            {chats(range.rows)}
            {linkToAll}
          </>
        ) : (
          <ChatSearchResults
            chats={range}
            messages={messages}
            cdnPrefix={cdnPrefix}
            renderChats={(count) => chats(range.rows.slice(0, count))}
            linkToAll={linkToAll}
            onClear={() => search('')}
            onMoreMessages={() => setMessageCount(messageCount + FOUND_MESSAGES)}
          />
        )}
      </div>
    </nav>
  );
}
