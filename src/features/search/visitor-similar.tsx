import type { MemberSearch } from '../../../worker/public/member-search.ts';
import { SimilarResults, type SimilarResultsProps } from './similar-results.tsx';
import { useVisitorSearch } from './use-visitor-search.ts';

interface VisitorSimilarProps extends Omit<SimilarResultsProps, 'view' | 'page'> {
  search: MemberSearch;
  network: string | null;
}

/** The similar results of a visitor's search. */
export function VisitorSimilar({ search, network, ...rest }: VisitorSimilarProps) {
  const view = useVisitorSearch(search, { network, onFirstAnswer: () => {} });
  return <SimilarResults {...rest} view={view} page={search.page} />;
}
