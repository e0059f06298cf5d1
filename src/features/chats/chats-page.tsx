import MessageCircleHeart from 'lucide-react/icons/message-circle-heart';
import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import type { ChatRow } from '../../../worker/public/database.ts';
import { paths } from '../../app/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useSiteSettings } from '../members/queries.ts';
import { ChatItem } from './chat-item.tsx';
import { ChatList } from './chat-list.tsx';
import { ChatListSkeleton } from './chat-list-skeleton.tsx';
import { ChatSearchField } from './chat-search-field.tsx';
import { CHAT_PAGE_ROWS, CHAT_SEARCH_MAX_ROWS, useChatSearch, useChatStretch } from './queries.ts';
import { RemoveChatDialog } from './remove-chat-dialog.tsx';
import { useMinute } from './use-minute.ts';

/** All conversations of the member. */
export default function ChatsPage() {
  const { t } = useTranslation();
  const cdnPrefix = useSiteSettings()?.cdn_prefix ?? null;
  const nowMs = useMinute();
  const [searchText, setSearchText] = useState('');
  const [asked, setAsked] = useState<{ conversationId: number; name: string } | null>(null);
  const total = useChatStretch(0, CHAT_PAGE_ROWS - 1)?.total;
  const search = useChatSearch(searchText);
  const ask = (chat: ChatRow) => setAsked({ conversationId: chat.conversationId, name: chat.profile.name });
  const rows = { cdnPrefix, nowMs, onRemove: ask };
  return (
    <>
      <PageHeader title={t('chats.title')} />
      {total === 0 && searchText === '' ? (
        <Card>
          <EmptyState
            icon={<MessageCircleHeart />}
            title={t('chats.empty_title')}
            text={t('chats.empty_text')}
            action={
              <ButtonLink variant="primary" href={paths.likes('received')}>
                {t('chats.empty_action')}
              </ButtonLink>
            }
          />
        </Card>
      ) : (
        <>
          <ChatSearchField value={searchText} onChange={setSearchText} />
          {total === undefined || search === undefined ? (
            <ChatListSkeleton label={t('ui.loading')} />
          ) : search === null ? (
            <ChatList total={total} {...rows} />
          ) : search.rows.length === 0 ? (
            <EmptyState
              icon={<SearchX />}
              title={t('chats.search_none_title')}
              text={t('chats.search_none_text', { text: search.text })}
              action={<Button onClick={() => setSearchText('')}>{t('chats.search_clear')}</Button>}
            />
          ) : (
            <>
              <ul>
                {search.rows.map((chat) => (
                  <li key={chat.conversationId}>
                    <ChatItem chat={chat} {...rows} />
                  </li>
                ))}
              </ul>
              {search.isCut && <p role="note">{t('chats.search_cut', { count: CHAT_SEARCH_MAX_ROWS })}</p>}
            </>
          )}
        </>
      )}
      <RemoveChatDialog chat={asked} onClose={() => setAsked(null)} />
    </>
  );
}
