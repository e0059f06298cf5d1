import type { MemberSearch } from '../../../worker/public/member-search.ts';
import { useVisitorSearch } from './use-visitor-search.ts';
import { WiderResults, type WiderResultsProps, widerSearch } from './wider-results.tsx';

interface VisitorWiderProps extends Omit<WiderResultsProps, 'view'> {
  /** The search that found nobody. */
  search: MemberSearch;
  network: string | null;
}

/** Whom a visitor may be shown whose search found nobody. */
export function VisitorWider({ search, network, ...rest }: VisitorWiderProps) {
  const view = useVisitorSearch(widerSearch(search), { network, onFirstAnswer: () => {} });
  return <WiderResults {...rest} view={view} />;
}
