import Bookmark from 'lucide-react/icons/bookmark';
import { useEffect } from 'react';
import { criteriaKey, newsOf, type SavedSearchRow, type SearchCriteria } from '../../../worker/public/saved-search.ts';
import { useAccountDatabase } from '../../data/account-database.tsx';
import { calls } from '../../data/calls.ts';
import { useLiveQuery } from '../../data/use-live-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { currentTracking } from '../site/tracking.ts';
import styles from './saved-searches.module.css';

export interface SavedSearchesProps {
  /** The search on screen; null until its filters are known. */
  criteria: SearchCriteria | null;
  /** When its first page, which is on screen, was found, as the server told it; null if it is not, or did not. */
  seenAt: string | null;
}

/** The button that opens the saved searches, with the number of new members in them. */
export function SavedSearches({ criteria, seenAt, onOpen }: SavedSearchesProps & { onOpen: () => void }) {
  const { t } = useTranslation();
  const saved = useSavedSearches();
  const hasAny = saved !== undefined && saved.length > 0;
  useEffect(() => {
    // If the server cannot be reached, the next visit asks again.
    if (hasAny) void calls.loadSearchNews(currentTracking()?.network ?? null);
  }, [hasAny]);
  const shownId = shownAmong(saved, criteria)?.id ?? null;
  useEffect(() => {
    if (shownId !== null && seenAt !== null) void calls.noteSearchSeen(shownId, seenAt);
  }, [shownId, seenAt]);
  const news = saved?.reduce((sum, row) => sum + newsOf(row), 0) ?? 0;
  return (
    <span className={styles['opener']}>
      <Button icon={<Bookmark aria-hidden="true" />} aria-haspopup="dialog" onClick={onOpen}>
        <span className={styles['opener-words']}>{t('saved_search.title')}</span>
        {news > 0 && (
          <span className={styles['opener-news']}>
            <Badge count={news} label={t('saved_search.news', { count: news })} />
          </span>
        )}
      </Button>
    </span>
  );
}

/** Returns the member's saved searches, oldest first. Undefined while reading. */
export function useSavedSearches(): readonly SavedSearchRow[] | undefined {
  const database = useAccountDatabase();
  return useLiveQuery(() => database.savedSearches.orderBy('savedAtMs').toArray(), [database]);
}

/** Returns the saved search that is on screen. */
export function shownAmong(saved: readonly SavedSearchRow[] | undefined, criteria: SearchCriteria | null) {
  if (criteria === null) return undefined;
  const key = criteriaKey(criteria);
  return saved?.find((row) => criteriaKey(row.criteria) === key);
}
