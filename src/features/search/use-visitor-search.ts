import { type MemberSearch, type SearchFilters, searchKey } from '../../../worker/public/member-search.ts';
import { calls } from '../../data/calls.ts';
import { useRequest } from '../../data/use-request.ts';
import type { SearchView } from './search-view.ts';

interface VisitorSearchOptions {
  /** From the tracking record; null if the visitor was not referred. */
  network: string | null;
  /** Called with the filters that the first response used; they identify the search from then on. */
  onFirstAnswer: (filters: SearchFilters) => void;
}

/** Runs a search for a logged-out visitor. Nothing of it is stored on the device. */
export function useVisitorSearch(search: MemberSearch, options: VisitorSearchOptions): SearchView {
  const { network } = options;
  const key = searchKey(search);
  const { result, retry } = useRequest(
    key,
    async () => {
      const answer = await calls.searchAsVisitor(search, network);
      return answer.status === 'answered' ? { ...answer, fetchedAtMs: Date.now() } : answer;
    },
    ({ status }) => status !== 'answered' && status !== 'refused',
    {
      keyOf: (answer) =>
        answer.status === 'answered' && search.filters === null
          ? searchKey({ ...search, filters: answer.data.filter_options })
          : null,
      onNamed: (answer) => {
        if (answer.status === 'answered') options.onFirstAnswer(answer.data.filter_options);
      },
    },
  );
  if (result?.status === 'answered') {
    return { found: { result: result.data, fetchedAtMs: result.fetchedAtMs }, load: { status: 'fetched' }, retry };
  }
  return { found: null, load: result ?? { status: 'loading' }, retry };
}
