import type { MemberSearch } from '../../../worker/public/member-search.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FurtherSkeleton } from './further-skeleton.tsx';
import { NO_ADS, type RenderMember, ResultGrid } from './result-grid.tsx';
import { NO_FILTERS } from './search-address.ts';
import styles from './search-page.module.css';
import { type SearchView, troubleOf } from './search-view.ts';

/** Two rows of a desktop at most: the search itself is what the page is about. */
const SHOWN_MEMBERS = 8;

export interface WiderResultsProps {
  view: SearchView;
  cdnPrefix: string | null;
  renderMember: RenderMember;
}

/** Returns the search for the nearest members of the same gender, whatever else was asked for. */
export function widerSearch({ filters, hideNudity }: MemberSearch): MemberSearch {
  return {
    source: 'search',
    filters: { ...NO_FILTERS, gender: filters?.gender ?? null },
    page: 1,
    order: 'nearby',
    hideNudity,
    searchAllCountries: false,
  };
}

/** Where a search finds nobody: what `widerSearch` finds, and that the filters do not count here. */
export function WiderResults({ view: { found, load }, cdnPrefix, renderMember }: WiderResultsProps) {
  const { t } = useTranslation();
  const profiles = found?.result.profiles.slice(0, SHOWN_MEMBERS);
  if (profiles?.length === 0 || (!found && (load.status === 'refused' || troubleOf(load) !== null))) return null;
  if (profiles === undefined) return <FurtherSkeleton />;
  return (
    <section className={styles['similar']} aria-labelledby="search-wider">
      <header className={styles['similar-words']}>
        <h2 id="search-wider" className={styles['found']}>
          {t('home.anywhere_title')}
        </h2>
        <p className={styles['note']}>{t('search.wider_note')}</p>
      </header>
      <ResultGrid profiles={profiles} page={1} ads={NO_ADS} cdnPrefix={cdnPrefix} renderMember={renderMember} />
    </section>
  );
}
