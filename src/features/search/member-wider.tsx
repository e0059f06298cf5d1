import type { MemberSearch } from '../../../worker/public/member-search.ts';
import { useMemberSearch } from './queries.ts';
import { WiderResults, type WiderResultsProps, widerSearch } from './wider-results.tsx';

interface MemberWiderProps extends Omit<WiderResultsProps, 'view'> {
  /** The search that found nobody. */
  search: MemberSearch;
}

/** Whom a member may be shown whose search found nobody. */
export function MemberWider({ search, ...rest }: MemberWiderProps) {
  // The server keeps the filters that the member has chosen.
  const view = useMemberSearch(widerSearch(search), { keepsFilters: false, onFirstAnswer: () => {} });
  return <WiderResults {...rest} view={view} />;
}
