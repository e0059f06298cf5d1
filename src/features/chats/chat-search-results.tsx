import SearchX from 'lucide-react/icons/search-x';
import type { ChatRow } from '../../../worker/public/database.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ChatItem } from './chat-item.tsx';
import styles from './chats-page.module.css';
import type { ChatSearch } from './queries.ts';

interface ChatSearchResultsProps {
  search: ChatSearch;
  cdnPrefix: string | null;
  nowMs: number;
  onRemove: (chat: ChatRow) => void;
  onClear: () => void;
}

/** The chats that a search has found. */
export function ChatSearchResults({ search, cdnPrefix, nowMs, onRemove, onClear }: ChatSearchResultsProps) {
  const { t } = useTranslation();
  const count = search.rows.length;
  return (
    <>
      <VisuallyHidden>
        <span role="status">{t('chats.search_count', { count })}</span>
      </VisuallyHidden>
      {count === 0 ? (
        <EmptyState
          icon={<SearchX />}
          title={t('chats.search_none_title')}
          text={t('chats.search_none_text', { text: search.text })}
          action={<Button onClick={onClear}>{t('chats.search_clear')}</Button>}
        />
      ) : (
        <ul>
          {search.rows.map((chat) => (
            <li key={chat.conversationId}>
              <ChatItem chat={chat} cdnPrefix={cdnPrefix} nowMs={nowMs} onRemove={onRemove} />
            </li>
          ))}
        </ul>
      )}
      {search.isCut && <p className={styles['cut']}>{t('chats.search_cut', { count })}</p>}
    </>
  );
}
