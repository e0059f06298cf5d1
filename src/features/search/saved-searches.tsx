import Bookmark from 'lucide-react/icons/bookmark';
import { Suspense, useEffect, useState } from 'react';
import type { Settings } from '../../../worker/public/rows.ts';
import { criteriaKey, newsOf, type SavedSearchRow, type SearchCriteria } from '../../../worker/public/saved-search.ts';
import { useAccountDatabase } from '../../data/account-database.tsx';
import { calls } from '../../data/calls.ts';
import { useLiveQuery } from '../../data/use-live-query.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { lazyPart } from '../../routing/lazy-part.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { currentTracking } from '../site/tracking.ts';
import styles from './saved-searches.module.css';
import type { SearchNavigation } from './use-search-address.ts';

const SavedSearchDialog = lazyPart(() => import('./saved-search-dialog.tsx'));

export interface SavedSearchesProps {
  /** The search on screen; null until its filters are known. */
  criteria: SearchCriteria | null;
  /** When its first page, which is on screen, was found, as the server told it; null if it is not, or did not. */
  seenAt: string | null;
  settings: Settings | null;
  addressOf: SearchNavigation['addressOf'];
}

/** The button that opens the saved searches, with the number of new members in them. */
export function SavedSearches(props: SavedSearchesProps) {
  const { criteria, seenAt } = props;
  const { t } = useTranslation();
  const database = useAccountDatabase();
  const saved = useLiveQuery(() => database.savedSearches.orderBy('savedAtMs').toArray(), [database]);
  const [isOpen, setIsOpen] = useState(false);
  const hasAny = saved !== undefined && saved.length > 0;
  useEffect(() => {
    // If the server cannot be reached, the next visit asks again.
    if (hasAny) void calls.loadSearchNews(currentTracking()?.network ?? null);
  }, [hasAny]);
  const shown = criteria === null ? undefined : saved?.find((row) => isSame(row, criteria));
  const shownId = shown?.id ?? null;
  useEffect(() => {
    if (shownId !== null && seenAt !== null) void calls.noteSearchSeen(shownId, seenAt);
  }, [shownId, seenAt]);
  const news = saved?.reduce((sum, row) => sum + newsOf(row), 0) ?? 0;
  return (
    <span className={styles['opener']}>
      <Button icon={<Bookmark aria-hidden="true" />} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <span className={styles['opener-words']}>{t('saved_search.title')}</span>
        {news > 0 && (
          <span className={styles['opener-news']}>
            <Badge count={news} label={t('saved_search.news', { count: news })} />
          </span>
        )}
      </Button>
      {isOpen && saved !== undefined && (
        <Suspense fallback={null}>
          <SavedSearchDialog {...props} saved={saved} shown={shown} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}

function isSame(row: SavedSearchRow, criteria: SearchCriteria): boolean {
  return criteriaKey(row.criteria) === criteriaKey(criteria);
}
