import UserRoundSearch from 'lucide-react/icons/user-round-search';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { criteriaWords } from './criteria-words.ts';
import { GridSkeleton, type RenderMember, ResultGrid, type SearchAds } from './result-grid.tsx';
import { SearchPages } from './search-pages.tsx';
import { NoResults, RefusedFilters } from './search-trouble.tsx';
import { type FoundPage, type RenderOld, type SearchView, troubleOf } from './search-view.ts';

export interface SearchResultsProps {
  view: SearchView;
  /** Whether the filters are shown, which they are not before they are known. */
  hasFilters: boolean;
  page: number;
  ads: SearchAds;
  cdnPrefix: string | null;
  renderMember: RenderMember;
  renderOld: RenderOld;
  addressOf: (page: number) => string;
  /** Removes what the server has refused of the search, by the field names of its response. */
  onRemove: (fields: readonly string[]) => void;
  /** The way to search further, shown where nobody was found; `false` if there is none. */
  further: ReactNode;
  /** Null if there is no filter to remove. */
  onReset: (() => void) | null;
}

/** One page of results, or the reason why there is none. */
export function SearchResults(props: SearchResultsProps): ReactNode {
  const { view, hasFilters, onRemove } = props;
  const { found, load, retry } = view;
  if (load.status === 'refused') {
    const fields = Object.keys(load.fields);
    return <RefusedFilters fields={fields} onRemove={() => onRemove(fields)} />;
  }
  if (found) return <Found {...props} found={found} />;
  const trouble = troubleOf(load);
  if (found === null && trouble !== null) return <NoResults cause={trouble} hasFilters={hasFilters} onRetry={retry} />;
  return <GridSkeleton />;
}

function Found({
  found,
  view,
  page,
  ads,
  cdnPrefix,
  renderMember,
  renderOld,
  addressOf,
  further,
  onReset,
}: FoundProps) {
  const translation = useTranslation();
  const { t } = translation;
  const { load, retry } = view;
  const trouble = troubleOf(load);
  const { profiles, paging } = found.result;
  const pageCount = pageCountOf(found);
  const sought = criteriaWords(
    { filters: found.result.filter_options, order: 'nearby', hideNudity: false, searchAllCountries: false },
    null,
    translation,
  );
  return (
    <>
      {trouble !== null && renderOld({ cause: trouble, fetchedAtMs: found.fetchedAtMs, onRetry: retry })}
      {profiles.length === 0 ? (
        <Card>
          {paging.num_results > 0 ? (
            <EmptyState
              icon={<UserRoundSearch />}
              title={t('search.past_end_title')}
              text={t('search.past_end_text', { count: pageCount })}
              action={
                <ButtonLink variant="primary" href={addressOf(1)}>
                  {t('search.first_page')}
                </ButtonLink>
              }
            />
          ) : (
            <EmptyState
              icon={<UserRoundSearch />}
              title={t('search.none_title')}
              // On a phone most of the filters are out of sight.
              text={`${sought}. ${t('search.none_text')}`}
              action={
                (onReset !== null || further !== false) && (
                  <>
                    {onReset !== null && (
                      <Button variant="primary" onClick={onReset}>
                        {t('search.reset')}
                      </Button>
                    )}
                    {further}
                  </>
                )
              }
            />
          )}
        </Card>
      ) : (
        <ResultGrid profiles={profiles} page={page} ads={ads} cdnPrefix={cdnPrefix} renderMember={renderMember} />
      )}
      {pageCount > 1 && profiles.length > 0 && (
        <SearchPages label={t('search.pages')} page={page} pageCount={pageCount} addressOf={addressOf} />
      )}
    </>
  );
}

type FoundProps = SearchResultsProps & { found: FoundPage };

/** Returns the number of pages; at least 1, even if nobody was found. */
export function pageCountOf({ result: { paging } }: FoundPage): number {
  return Math.max(1, Math.ceil(paging.num_results / paging.pp));
}
