import SearchX from 'lucide-react/icons/search-x';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { RowBoundary } from '../../routing/row-boundary.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { focusIfLost } from '../../ui/focus-if-lost.ts';
import { shortened } from '../../ui/shortened.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './chat-search-results.module.css';
import type { ChatRange } from './chats-queries.ts';
import { MessageResult } from './message-result.tsx';
import { type MessageSearch, useIsIndexing } from './message-search-queries.ts';

/** Chats shown above the messages, unless all are asked for. */
const FIRST_CHATS = 4;
/** Characters of the search text repeated when nothing was found; the field above has them all. */
const QUOTED_MAX_CHARACTERS = 60;

interface ChatSearchResultsProps {
  chats: ChatRange;
  messages: MessageSearch;
  cdnPrefix: string | null;
  /** Renders the first `count` of the chats found. */
  renderChats: (count: number) => ReactNode;
  /** Leads to all of them, where there is no room for more than `chats` has rows of. */
  linkToAll?: ReactNode;
  onClear: () => void;
  onMoreMessages: () => void;
}

/** What a search has found: chats by the name, messages by their words. */
export function ChatSearchResults(props: ChatSearchResultsProps) {
  const { chats, messages, cdnPrefix, renderChats, linkToAll, onClear, onMoreMessages } = props;
  const { t } = useTranslation();
  const id = useId();
  // Of one search: the next one begins with the first few, or the messages would stand below a long list.
  const [allOf, setAllOf] = useState<string | null>(null);
  const chatSection = useRef<HTMLElement>(null);
  const showAll = () => {
    setAllOf(chats.text);
    // The button goes with its press: on with the first chat that it has brought.
    focusIfLost(() => chatSection.current?.querySelectorAll('a')[FIRST_CHATS] ?? null);
  };
  const isIndexing = useIsIndexing();
  const { rows, hasMore } = messages;
  const shown = allOf === chats.text ? chats.total : Math.min(chats.total, FIRST_CHATS);
  const note = (
    <p className={styles['note']}>
      {t('chats.search_device')}
      {isIndexing && ` ${t('chats.search_indexing')}`}
    </p>
  );
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {/* What was not found is no news beside what was. */}
          {(chats.total > 0 || rows.length === 0) && `${t('chats.search_count', { count: chats.total })}. `}
          {(rows.length > 0 || chats.total === 0) &&
            t(hasMore ? 'chats.search_messages_newest' : 'chats.search_messages', { count: rows.length })}
        </span>
      </VisuallyHidden>
      {chats.total === 0 && rows.length === 0 && chats.text === messages.text ? (
        <>
          <EmptyState
            icon={<SearchX />}
            title={t('chats.search_none_title')}
            text={t('chats.search_none_text', { text: shortened(chats.text, QUOTED_MAX_CHARACTERS) })}
            action={<Button onClick={onClear}>{t('chats.search_clear')}</Button>}
          />
          {note}
        </>
      ) : (
        <>
          {chats.total > 0 && (
            <section ref={chatSection} aria-labelledby={`${id}-chats`}>
              <h2 className={styles['heading']} id={`${id}-chats`}>
                {t('chats.title')}
              </h2>
              {renderChats(shown)}
              {shown < chats.total &&
                (linkToAll ?? (
                  <Button variant="quiet" wide onClick={showAll}>
                    {t('chats.all', { count: chats.total })}
                  </Button>
                ))}
            </section>
          )}
          <section aria-labelledby={`${id}-messages`}>
            <h2 className={styles['heading']} id={`${id}-messages`}>
              {t('chats.messages')}
            </h2>
            {rows.length === 0 && <p className={styles['none']}>{t('chats.search_no_messages')}</p>}
            <ul className={styles['messages']}>
              {rows.map((found) => (
                <li key={found.message.key}>
                  <RowBoundary row={found}>
                    <MessageResult found={found} text={messages.text} cdnPrefix={cdnPrefix} />
                  </RowBoundary>
                </li>
              ))}
            </ul>
            {hasMore && (
              <Button variant="quiet" wide onClick={onMoreMessages}>
                {t('chats.search_more')}
              </Button>
            )}
            {note}
          </section>
        </>
      )}
    </>
  );
}
