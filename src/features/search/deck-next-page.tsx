import CloudOff from 'lucide-react/icons/cloud-off';
import { useEffect, useEffectEvent } from 'react';
import type { MemberSearch } from '../../../worker/public/member-search.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useMemberSearch } from './queries.ts';
import { type FoundPage, troubleOf } from './search-view.ts';

interface DeckNextPageProps {
  search: MemberSearch;
  /** Whether the deck has no card to show meanwhile. */
  isShown: boolean;
  onFound: (found: FoundPage) => void;
  /** Called when the page is asked for again: the button goes with what it says. */
  onRetry: () => void;
}

/** Fetches a page of results for the deck; while the deck has no card, shows that, or why it cannot. */
export function DeckNextPage({ search, isShown, onFound, onRetry }: DeckNextPageProps) {
  const { t } = useTranslation();
  const { found, load, retry } = useMemberSearch(search, { keepsFilters: false, onFirstAnswer: () => {} });
  const trouble = load.status === 'refused' ? 'failed' : troubleOf(load);
  // What is stored from earlier serves only where nothing newer can be had: cards must not change under the finger.
  const usable = load.status === 'loading' ? null : found;
  const take = useEffectEvent(onFound);
  useEffect(() => {
    if (usable) take(usable);
  }, [usable]);
  if (!isShown) return null;
  if (trouble === null || usable) return <Skeleton shape="block" height="100%" />;
  return (
    <EmptyState
      icon={<CloudOff />}
      title={t(`search.${trouble}_title`)}
      text={t(`deck.${trouble}_text`)}
      action={
        <Button
          variant="primary"
          onClick={() => {
            onRetry();
            retry();
          }}
        >
          {t('ui.retry')}
        </Button>
      }
    />
  );
}
