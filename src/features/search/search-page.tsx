import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { SearchFilters } from '../../../worker/public/worker-api.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { useMemberSearch } from './queries.ts';
import { pageAddress, pageOfQuery } from './search-address.ts';
import { SearchFilterForm } from './search-filter-form.tsx';
import styles from './search-page.module.css';
import { SearchResults } from './search-results.tsx';

const NO_FILTERS: SearchFilters = { gender: null, min_age: null, max_age: null, country: null, countryregion: null };

/** Search among the members: filters, and what they find, in pages. */
export default function SearchPage() {
  const { t } = useTranslation();
  const [path, navigate] = useLocation();
  const query = useSearch();
  const page = pageOfQuery(query);
  // Null until the member changes a filter: the first load is made with those that the server keeps.
  const [chosen, setChosen] = useState<SearchFilters | null>(null);
  const search = useMemo(() => ({ filters: chosen, page }), [chosen, page]);
  const { row, load, retry } = useMemberSearch(search);
  const filters = chosen ?? row?.result.filter_options ?? null;
  const results = useRef<HTMLHeadingElement>(null);
  useFocusOnChange(results, page);
  const change = (changes: Partial<SearchFilters>) => {
    setChosen({ ...(filters ?? NO_FILTERS), ...changes });
    if (page > 1) navigate(pageAddress(path, query, 1), { replace: true });
  };
  return (
    <>
      <PageHeader title={t('route.search')} />
      <div className={styles['page']}>
        <SearchFilterForm filters={filters} onChange={change} />
        <SearchResults
          row={row}
          load={load}
          page={page}
          heading={results}
          addressOf={(other) => pageAddress(path, query, other)}
          onRetry={retry}
          onReset={filters === null || isUnlimited(filters) ? null : () => change(NO_FILTERS)}
        />
      </div>
    </>
  );
}

function isUnlimited(filters: SearchFilters): boolean {
  return Object.values(filters).every((value) => value === null);
}

/** Another page of results starts at its heading, also for the keyboard and for screen readers. */
function useFocusOnChange(target: { readonly current: HTMLElement | null }, page: number): void {
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    target.current?.focus({ preventScroll: true });
  }, [page, target]);
}
