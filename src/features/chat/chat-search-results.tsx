import SearchX from 'lucide-react/icons/search-x';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { ChatRange } from './chats-queries.ts';

interface ChatSearchResultsProps {
  found: ChatRange;
  onClear: () => void;
}

/** Announces how many chats a search has found, and what to do if there are none. */
export function ChatSearchResults({ found, onClear }: ChatSearchResultsProps) {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden>
        <span role="status">{t('chats.search_count', { count: found.total })}</span>
      </VisuallyHidden>
      {found.total === 0 && (
        <EmptyState
          icon={<SearchX />}
          title={t('chats.search_none_title')}
          text={t('chats.search_none_text', { text: found.text })}
          action={<Button onClick={onClear}>{t('chats.search_clear')}</Button>}
        />
      )}
    </>
  );
}
