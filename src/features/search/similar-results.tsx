import type { ReactNode } from 'react';
import type { AgeLimits } from '../../../worker/public/similar-ages.ts';
import { troubleIn } from '../../data/use-fetch.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { RetryBanner } from '../../ui/retry-banner.tsx';
import { ageWords } from './age-label.ts';
import { ageRangeOfFilters } from './age-ranges.ts';
import { FurtherSkeleton } from './further-skeleton.tsx';
import { GridSkeleton, NO_ADS, type RenderMember, ResultGrid } from './result-grid.tsx';
import styles from './search-page.module.css';
import { SearchPages } from './search-pages.tsx';
import { pageCountOf } from './search-results.tsx';
import { type FoundPage, type RenderOld, type SearchView, troubleOf } from './search-view.ts';

export interface SimilarResultsProps {
  view: SearchView;
  /** The ages searched here. */
  widened: AgeLimits;
  page: number;
  cdnPrefix: string | null;
  renderMember: RenderMember;
  renderOld: RenderOld;
  addressOf: (page: number) => string;
  /** Shown where there are no similar members either; null below a search that found somebody. */
  otherwise?: ReactNode;
}

/** Members slightly younger or older than requested, labelled as such. */
export function SimilarResults(props: SimilarResultsProps) {
  const { view, widened, page } = props;
  const { t } = useTranslation();
  const { found, load, retry } = view;
  const trouble = troubleOf(load);
  const otherwise = props.otherwise ?? null;
  if (found?.result.paging.num_results === 0) return otherwise;
  // Rejected like the search itself, which already reports it.
  if (!found && load.status === 'refused') return null;
  // Also until what was fetched is read.
  if (!found && trouble === null && otherwise !== null) return <FurtherSkeleton />;
  return (
    <section className={styles['similar']} aria-labelledby="search-similar">
      <header className={styles['similar-words']}>
        <h2 id="search-similar" className={styles['found']} tabIndex={-1}>
          {t('search.similar_title')}
        </h2>
        <p className={styles['note']}>
          {t('search.similar_widened', { ages: ageWords(ageRangeOfFilters(widened), t) })}
          {/* Beside a page that does not exist, the number would seem to be of that page. */}
          {found && page <= pageCountOf(found) && (
            <> {t('search.similar_found', { count: found.result.paging.num_results })}</>
          )}
        </p>
      </header>
      {found ? (
        <Found {...props} found={found} />
      ) : trouble === null ? (
        <GridSkeleton />
      ) : (
        <RetryBanner cause={trouble} onRetry={retry}>
          {t(trouble === 'offline' ? 'home.members_offline' : 'home.members_failed')}
        </RetryBanner>
      )}
    </section>
  );
}

function Found({ view, found, page, cdnPrefix, renderMember, renderOld, addressOf }: FoundProps) {
  const { t } = useTranslation();
  const { load, retry } = view;
  const trouble = troubleIn(load);
  const pageCount = pageCountOf(found);
  const { profiles } = found.result;
  return (
    <>
      {trouble !== null && renderOld({ cause: trouble, fetchedAtMs: found.fetchedAtMs, onRetry: retry })}
      {page > pageCount ? (
        <p className={styles['note']}>
          {t('search.past_end_title')}. <ButtonLink href={addressOf(1)}>{t('search.first_page')}</ButtonLink>
        </p>
      ) : (
        <ResultGrid profiles={profiles} page={page} ads={NO_ADS} cdnPrefix={cdnPrefix} renderMember={renderMember} />
      )}
      {pageCount > 1 && page <= pageCount && (
        <SearchPages label={t('search.similar_pages')} page={page} pageCount={pageCount} addressOf={addressOf} />
      )}
    </>
  );
}

type FoundProps = SimilarResultsProps & { found: FoundPage };
