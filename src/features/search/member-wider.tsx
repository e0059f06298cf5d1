import type { MemberSearch } from '../../../worker/public/member-search.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useMemberSearch } from './queries.ts';
import { GridSkeleton, NO_ADS, type RenderMember, ResultGrid } from './result-grid.tsx';
import { NO_FILTERS } from './search-address.ts';
import styles from './search-page.module.css';
import { troubleOf } from './search-view.ts';

/** Two rows of a desktop at most: the search itself is what the page is about. */
const SHOWN_MEMBERS = 8;

interface MemberWiderProps {
  /** The search that found nobody. */
  search: MemberSearch;
  cdnPrefix: string | null;
  renderMember: RenderMember;
}

/** Where a search finds nobody: the nearest members of the same gender, whatever else was asked for. */
export function MemberWider({ search, cdnPrefix, renderMember }: MemberWiderProps) {
  const { t } = useTranslation();
  const wider: MemberSearch = {
    source: 'search',
    filters: { ...NO_FILTERS, gender: search.filters?.gender ?? null },
    page: 1,
    order: 'nearby',
    hideNudity: search.hideNudity,
    searchAllCountries: false,
  };
  // The server keeps the filters that the member has chosen.
  const { found, load } = useMemberSearch(wider, { keepsFilters: false, onFirstAnswer: () => {} });
  const profiles = found?.result.profiles.slice(0, SHOWN_MEMBERS);
  if (profiles?.length === 0 || (!found && (load.status === 'refused' || troubleOf(load) !== null))) return null;
  return (
    <section className={styles['similar']} aria-labelledby="search-wider">
      <h2 id="search-wider" className={styles['found']}>
        {t('home.anywhere_title')}
      </h2>
      {profiles === undefined ? (
        <GridSkeleton />
      ) : (
        <ResultGrid profiles={profiles} page={1} ads={NO_ADS} cdnPrefix={cdnPrefix} renderMember={renderMember} />
      )}
    </section>
  );
}
