import type { FetchResult } from '../../worker/public/worker-api.ts';
import type { Unreachable } from './connection.ts';
import { useRequest } from './use-request.ts';

/** State of fetching one thing; the data itself arrives through the database. */
export type FetchState = { status: 'loading' } | FetchResult | Unreachable;

type Ended = 'loading' | 'fetched' | 'missing' | 'gone' | 'session-lost';

/** Failures that a retry may fix. A lost session is not one of them: the app redirects to the login. */
export type FetchFailure = Exclude<FetchState, { status: Ended }>;

export interface Fetch {
  load: FetchState;
  retry: () => void;
}

/**
 * Makes the worker fetch what a page shows, as `useRequest` does.
 *
 * @param key identifies what `ask` asks for
 */
export function useFetch(key: string, ask: () => Promise<FetchResult | Unreachable>): Fetch {
  const { result, retry } = useRequest(key, ask, (end) => failureIn(end) !== null);
  return { load: result ?? { status: 'loading' }, retry };
}

export function failureIn(load: FetchState): FetchFailure | null {
  switch (load.status) {
    case 'loading':
    case 'fetched':
    case 'missing':
    case 'gone':
    case 'session-lost':
      return null;
    default:
      return load;
  }
}

/** For pages that have their own texts for what failed to load. */
export function troubleIn(load: FetchState): 'offline' | 'failed' | null {
  const failure = failureIn(load);
  return failure === null ? null : failure.status === 'offline' ? 'offline' : 'failed';
}

/** Whether data missing from the database is still on its way: fetched data is stored, and the live query follows. */
export function isUnderWay({ status }: FetchState): boolean {
  return status === 'loading' || status === 'fetched' || status === 'session-lost';
}
