import GalleryVerticalEnd from 'lucide-react/icons/gallery-vertical-end';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { choiceOf } from '../../templates/template-parts.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useMatches } from '../../ui/use-matches.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { RESULTS_HEADING_ID } from './focus-result.ts';
import { SearchColumns } from './search-columns.tsx';
import { SearchOrderChoice } from './search-order.tsx';
import styles from './search-page.module.css';
import { hasFailed, type SearchView, troubleOf } from './search-view.ts';
import type { SearchNavigation } from './use-search-address.ts';

interface SearchToolbarProps {
  navigation: SearchNavigation;
  view: SearchView;
  /** Whether the order is chosen here, and not in the sentence above. */
  hasOrder: boolean;
  onOneByOne: () => void;
}

/** Above the results: how many there are, in which order, and the way to look at them one by one. */
export function SearchToolbar({ navigation, view, hasOrder, onOneByOne }: SearchToolbarProps) {
  const { found } = view;
  // Nothing to order or to look at.
  const isEmpty = found?.result.profiles.length === 0 || hasFailed(view);
  return (
    <header className={styles['toolbar']}>
      {/* The role is on a wrapper: on the heading itself it would override the heading role. */}
      <div className={styles['count']} role="status">
        <ResultsHeading view={view} page={navigation.address.page} />
      </div>
      {hasOrder && !hasFailed(view) && (
        <div className={styles['order']}>
          <SearchOrderChoice {...navigation} />
        </div>
      )}
      {/* Disabled until there are results, to reserve its space. */}
      {!isEmpty && <OneByOne disabled={!found} onClick={onOneByOne} />}
      {!isEmpty && choiceOf('memberColumns') && (
        <div className={styles['columns']}>
          <SearchColumns {...navigation} />
        </div>
      )}
    </header>
  );
}

function ResultsHeading({ view, page }: { view: SearchView; page: number }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnChange(heading, page);
  const { found } = view;
  const exactCount = found?.result.paging.num_results ?? 0;
  // There the number of members would stand beside "this page does not exist".
  const isPastEnd = exactCount > 0 && found?.result.profiles.length === 0;
  const words = isPastEnd
    ? t('search.page', { page })
    : found
      ? t('search.found', { count: exactCount })
      : t(`search.${waitingOrFailed(view)}`);
  // Otherwise it is seen below, where the way on stands too.
  const isSeen = found ? exactCount > 0 : !hasFailed(view);
  return (
    <h2 id={RESULTS_HEADING_ID} ref={heading} className={styles['found']} tabIndex={-1}>
      {isSeen ? words : <VisuallyHidden>{words}</VisuallyHidden>}
    </h2>
  );
}

/** On a phone its icon alone. */
function OneByOne(button: { disabled: boolean; onClick: () => void }) {
  const { t } = useTranslation();
  const isPhone = useMatches('phone');
  const icon = <GalleryVerticalEnd aria-hidden="true" />;
  return isPhone ? (
    <IconButton label={t('search.one_by_one')} icon={icon} {...button} />
  ) : (
    <Button icon={icon} {...button}>
      {t('search.one_by_one')}
    </Button>
  );
}

/** Returns the heading's message id, without its prefix, for a search without a result. */
function waitingOrFailed({ found, load }: SearchView): 'searching' | 'failed_title' | 'offline_title' {
  const trouble = load.status === 'refused' ? 'failed' : troubleOf(load);
  return found === null && trouble !== null ? `${trouble}_title` : 'searching';
}

/** Focuses the results heading when the page of results changes, for keyboard and screen reader users. */
function useFocusOnChange(target: { readonly current: HTMLElement | null }, page: number): void {
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    // The viewer also changes pages, but must keep the focus.
    if (document.querySelector('dialog[open]') === null) target.current?.focus({ preventScroll: true });
  }, [page, target]);
}
