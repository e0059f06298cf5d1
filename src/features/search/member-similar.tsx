import type { MemberSearch } from '../../../worker/public/member-search.ts';
import { useMemberSearch } from './queries.ts';
import { SimilarResults, type SimilarResultsProps } from './similar-results.tsx';

interface MemberSimilarProps extends Omit<SimilarResultsProps, 'view' | 'page'> {
  search: MemberSearch;
}

/** The similar results of a member's search. */
export function MemberSimilar({ search, ...rest }: MemberSimilarProps) {
  // These filters are always explicit, and must not be saved on the server.
  const view = useMemberSearch(search, { keepsFilters: false, onFirstAnswer: () => {} });
  return <SimilarResults {...rest} view={view} page={search.page} />;
}
