import Expand from 'lucide-react/icons/expand';
import { type ReactNode, Suspense, useState } from 'react';
import type { SearchFilters } from '../../../worker/public/member-search.ts';
import { neighbourOf } from '../../../worker/public/neighbour-country.ts';
import type { ProfileCard, Settings } from '../../../worker/public/rows.ts';
import type { SearchCriteria } from '../../../worker/public/saved-search.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { withoutRefused } from './filter-labels.ts';
import { RESULTS_HEADING_ID } from './focus-result.ts';
import type { InterestChoiceProps } from './interest-dialog.tsx';
import type { SearchAds } from './result-grid.tsx';
import { criteriaOf, isUnlimited, NO_FILTERS } from './search-address.ts';
import { SearchFilterForm } from './search-filter-form.tsx';
import { SearchOverlays } from './search-overlays.tsx';
import styles from './search-page.module.css';
import { pageCountOf, SearchResults } from './search-results.tsx';
import { hasSentence, SearchSentence } from './search-sentence.tsx';
import { SearchToolbar } from './search-toolbar.tsx';
import { hasFailed, type RenderOld, type SearchView } from './search-view.ts';
import { UnknownInAddress } from './unknown-in-address.tsx';
import { useAgeRanges } from './use-age-ranges.ts';
import type { SearchChanges, SearchNavigation } from './use-search-address.ts';

interface SearchScreenProps {
  navigation: SearchNavigation;
  view: SearchView;
  settings: Settings | null;
  /** The member's filters as they were last known, until a response tells them; null for visitors and if unknown. */
  ownFilters: SearchFilters | null;
  ads: SearchAds;
  renderMember: (profile: ProfileCard, options: TileOptions & { corner: ReactNode }) => ReactNode;
  /** Renders what the viewer shows of a profile besides its card data. */
  renderDetails: (profile: ProfileCard) => ReactNode;
  renderOld: RenderOld;
  renderSimilar: (search: SimilarSearch) => ReactNode;
  /** The way to the saved searches, and their dialog; null for visitors. */
  saved: SavedSearchesParts | null;
  /** Renders the results one card at a time; null where they are only looked at, large. */
  renderDeck: ((search: SearchFilters | null, onClose: () => void) => ReactNode) | null;
  /** Renders the dialog in which interests are chosen. */
  renderInterests: (choice: InterestChoiceProps) => ReactNode;
  /** Called when the user changes the filters, as opposed to opening a link, with the search that is opened then. */
  onChoose: (chosen: { filters: SearchFilters; searchAllCountries: boolean }) => void;
  /** Shown above the results. */
  notice?: ReactNode;
}

interface SavedSearchesParts {
  renderButton: (criteria: SearchCriteria | null, onOpen: () => void) => ReactNode;
  renderDialog: (criteria: SearchCriteria | null, onClose: () => void) => ReactNode;
}

interface TileOptions {
  eager: boolean;
  /** Country that all of the results are in; null if they may be in others. */
  impliedCountry: string | null;
}

export interface SimilarSearch {
  filters: SearchFilters;
  /** The search itself has no results at all. */
  isNobodyFound: boolean;
  renderMember: (profile: ProfileCard, options: { eager: boolean }) => ReactNode;
  renderOld: RenderOld;
}

/** The search for members and visitors: filters, paged results, and the viewer on top of them. */
export function SearchScreen(props: SearchScreenProps) {
  const { navigation, view, settings, ownFilters, ads, onChoose, notice } = props;
  const { renderMember, renderDetails, renderOld, renderSimilar, renderInterests, renderDeck, saved } = props;
  const { t, formatCountry } = useTranslation();
  const { address, addressOf, push, overlay } = navigation;
  const { page } = address;
  const { found } = view;
  const isSentence = hasSentence(settings);
  const filters = address.filters ?? found?.result.filter_options ?? ownFilters;
  const ageRanges = useAgeRanges(filters);
  // Dialogs stand outside the filters, which are others in another width: what is typed in them stays.
  const [isChoosingInterests, setIsChoosingInterests] = useState(false);
  const [isSavedOpen, setIsSavedOpen] = useState(false);
  const criteria = filters === null ? null : { ...criteriaOf(address), filters };
  const cdnPrefix = settings?.cdn_prefix ?? null;
  const choose = (
    changes: Partial<SearchFilters>,
    further: Pick<SearchChanges, 'order' | 'hideNudity' | 'searchAllCountries'> = {},
  ) => {
    const next = { ...(filters ?? NO_FILTERS), ...changes };
    const { searchAllCountries: isFurther = address.searchAllCountries } = further;
    // A region limits the search to its country.
    const searchAllCountries = isFurther && next.countryregion === null;
    // Saved in place of filters that nobody knows here, these would widen the search to everyone.
    if (filters !== null) onChoose({ filters: next, searchAllCountries });
    push({ ...FIRST_PAGES, ...further, filters: next, searchAllCountries });
  };
  const remove = (fields: readonly string[]) => {
    const { filters: kept, ...further } = withoutRefused(fields, filters ?? NO_FILTERS);
    if (kept == null) push({ ...FIRST_PAGES, ...further });
    else choose(kept, further);
  };
  const searchFurther = (isFurther: boolean) =>
    push({
      ...FIRST_PAGES,
      searchAllCountries: isFurther,
      ...(isFurther && filters !== null ? { filters: { ...filters, countryregion: null } } : {}),
    });
  const impliedCountry = address.searchAllCountries ? null : (filters?.country ?? null);
  const member = (profile: ProfileCard, { eager }: { eager: boolean }) =>
    renderMember(profile, {
      eager,
      impliedCountry,
      corner: (
        <IconButton
          variant="raised"
          label={t('search.enlarge', { name: profile.name })}
          icon={<Expand aria-hidden="true" />}
          onClick={() => overlay({ viewed: profile.id })}
        />
      ),
    });
  const form = {
    ...{ filters, ageRanges, address, settings },
    saved: saved?.renderButton(criteria, () => setIsSavedOpen(true)) ?? null,
    onFilter: (changes: Partial<SearchFilters>) => choose(changes),
    onInterests: () => setIsChoosingInterests(true),
    onHideNudity: (hideNudity: boolean) => push({ ...FIRST_PAGES, hideNudity }),
    onFurther: searchFurther,
  };
  const pageCount = found ? pageCountOf(found) : 1;
  const neighbour = filters?.country ? neighbourOf(filters.country) : null;
  // Similar results follow the last page of the search itself.
  const hasSimilar = found && view.load.status !== 'refused' && (page >= pageCount || address.similarPage !== null);
  const first = found?.result.profiles[0];
  const isNobodyFound = found?.result.paging.num_results === 0;
  const further = neighbour !== null && !address.searchAllCountries && (
    <Button size={isNobodyFound ? 'm' : 's'} onClick={() => searchFurther(true)}>
      {t('search.neighbour', { country: formatCountry(neighbour) })}
    </Button>
  );
  return (
    <>
      {/* Without filters only the title says what did not come. */}
      <div className={styles['head']} data-alone={(filters === null && hasFailed(view)) || undefined}>
        <PageHeader title={t('route.search')} />
      </div>
      <div className={styles['page']}>
        {filters === null && hasFailed(view) ? null : isSentence ? (
          <SearchSentence {...form} navigation={navigation} />
        ) : (
          <SearchFilterForm {...form} />
        )}
        <section className={styles['results']} aria-labelledby={RESULTS_HEADING_ID}>
          {notice}
          <UnknownInAddress navigation={navigation} view={view} />
          <SearchToolbar
            navigation={navigation}
            view={view}
            hasOrder={!isSentence}
            onOneByOne={() => {
              if (renderDeck !== null) overlay({ deck: true });
              else if (first !== undefined) overlay({ viewed: first.id });
            }}
          />
          <SearchResults
            view={view}
            hasFilters={filters !== null}
            page={page}
            ads={ads}
            cdnPrefix={cdnPrefix}
            renderMember={member}
            renderOld={renderOld}
            addressOf={(other) => addressOf({ page: other, similarPage: null, viewed: null })}
            onRemove={remove}
            further={further}
            onReset={filters === null || isUnlimited(filters) ? null : () => choose(NO_FILTERS)}
          />
          {further !== false && !isNobodyFound && <div className={styles['further']}>{further}</div>}
          {hasSimilar &&
            filters !== null &&
            renderSimilar({
              filters,
              isNobodyFound,
              renderOld,
              renderMember: (profile, options) =>
                renderMember(profile, {
                  ...options,
                  impliedCountry,
                  corner: undefined,
                }),
            })}
        </section>
      </div>
      {isSavedOpen && saved !== null && (
        <Suspense fallback={null}>{saved.renderDialog(criteria, () => setIsSavedOpen(false))}</Suspense>
      )}
      {isChoosingInterests && (
        <Suspense fallback={null}>
          {renderInterests({
            chosen: filters?.interests ?? [],
            onChoose: (interests) => choose({ interests }),
            onClose: () => setIsChoosingInterests(false),
          })}
        </Suspense>
      )}
      <SearchOverlays
        navigation={navigation}
        view={view}
        filters={filters}
        cdnPrefix={cdnPrefix}
        renderDetails={renderDetails}
        renderDeck={renderDeck}
      />
    </>
  );
}

/** A changed search starts at its first page. */
export const FIRST_PAGES = { page: 1, similarPage: null, viewed: null, deck: false } as const satisfies SearchChanges;
