import MessageCircleHeart from 'lucide-react/icons/message-circle-heart';
import { memo, useCallback, useState } from 'react';
import { useSiteSettings } from '../../data/own-account.tsx';
import { useAccountId } from '../../data/session-store.ts';
import { useConnectionTrouble } from '../../data/use-connection-trouble.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { pathTo } from '../../routing/path-to.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useMatches } from '../../ui/use-matches.ts';
import { FacesHeading, FewFaces } from '../members/few-faces.tsx';
import { NothingLoaded } from '../outbox/pending-list.tsx';
import { ChatList } from './chat-list.tsx';
import { ChatListSkeleton } from './chat-list-skeleton.tsx';
import { ChatSearchField } from './chat-search-field.tsx';
import { ChatSearchResults } from './chat-search-results.tsx';
import { ChatsFrame } from './chats-frame.tsx';
import styles from './chats-page.module.css';
import { readChatsAhead, useChatRange, useIsLiked, useNewLikes } from './chats-queries.ts';
import { FOUND_MESSAGES, useFoundMessages } from './message-search-queries.ts';
import { NewLikesRow } from './new-likes-row.tsx';
import { type RemovableChat, RemoveChatDialog } from './remove-chat-dialog.tsx';
import { keepSearch, savedSearch } from './saved-search.ts';

export const readAhead = readChatsAhead;

/** So few chats leave room for whom one could write to. */
const FEW = 3;

/** Lists all conversations of the member, and searches them and their messages. */
export default function ChatsPage() {
  const { t } = useTranslation();
  const cdnPrefix = useSiteSettings()?.cdn_prefix ?? null;
  const accountId = useAccountId();
  const [searchText, setSearchText] = useState(() => savedSearch(accountId));
  const [messageCount, setMessageCount] = useState(FOUND_MESSAGES);
  const search = useCallback(
    (text: string) => {
      setSearchText(text);
      setMessageCount(FOUND_MESSAGES);
      keepSearch(accountId, text);
    },
    [accountId],
  );
  const [asked, setAsked] = useState<RemovableChat | null>(null);
  const close = useCallback(() => setAsked(null), []);
  const top = useChatRange(searchText);
  const newLikes = useNewLikes();
  // There from the first picture of the chats on, or not at all: one that came later would move them.
  const [hasNewLikes, setHasNewLikes] = useState<boolean>();
  if (hasNewLikes === undefined && top !== undefined && newLikes !== undefined) setHasNewLikes(newLikes.total > 0);
  const messages = useFoundMessages(searchText.trim(), messageCount);
  const isPending = useConnectionTrouble().trouble !== null;
  return (
    <>
      {top?.total === 0 && top.text === '' && searchText === '' ? (
        <ChatsFrame field={null}>
          <NoChats />
        </ChatsFrame>
      ) : top === undefined && isPending ? (
        <ChatsFrame field={null}>
          <Card>
            <NothingLoaded />
          </Card>
        </ChatsFrame>
      ) : (
        <ChatsFrame field={<SearchField value={searchText} onChange={search} />}>
          {top === undefined || newLikes === undefined ? (
            <ChatListSkeleton label={t('ui.loading')} />
          ) : top.text === '' || messages === undefined ? (
            <>
              {hasNewLikes === true && newLikes.total > 0 && top.text === '' && (
                <LikesRow likes={newLikes} cdnPrefix={cdnPrefix} />
              )}
              <ChatList top={top} cdnPrefix={cdnPrefix} onRemove={setAsked} />
              {top.text === '' && top.total <= FEW && <OthersBelow />}
            </>
          ) : (
            <ChatSearchResults
              chats={top}
              messages={messages}
              cdnPrefix={cdnPrefix}
              renderChats={(count) => (
                <ChatList top={{ ...top, total: count }} cdnPrefix={cdnPrefix} onRemove={setAsked} />
              )}
              onClear={() => search('')}
              onMoreMessages={() => setMessageCount(messageCount + FOUND_MESSAGES)}
            />
          )}
        </ChatsFrame>
      )}
      <RemoveDialog chat={asked} onClose={close} />
    </>
  );
}

/** What a message in the list does not change is not drawn anew with it. */
const SearchField = memo(ChatSearchField);
const LikesRow = memo(NewLikesRow);
const RemoveDialog = memo(RemoveChatDialog);

/** Where no chat has its place beside the list, and the list leaves most of the window empty. */
function OthersBelow() {
  const { t } = useTranslation();
  if (useMatches('desktop')) return null;
  return (
    <div className={styles['others']}>
      <FewFaces heading={<h2 className={styles['others-title']}>{t('home.anywhere_title')}</h2>} />
    </div>
  );
}

/** Leads to the likes who has some, everybody else to the search. */
function NoChats() {
  const { t } = useTranslation();
  const isLiked = useIsLiked();
  if (isLiked === undefined) return null;
  return (
    <Card>
      <EmptyState
        icon={<MessageCircleHeart />}
        title={t('chats.empty_title')}
        text={t(isLiked ? 'chats.empty_text' : 'chats.empty_first_text')}
        action={
          <>
            <ButtonLink variant="primary" href={pathTo('/search')}>
              {t('route.search')}
            </ButtonLink>
            {isLiked && (
              <ButtonLink href={pathTo('/likes/:type', { type: 'received' })}>{t('chats.empty_action')}</ButtonLink>
            )}
          </>
        }
      />
      <FewFaces heading={<FacesHeading />} />
    </Card>
  );
}
