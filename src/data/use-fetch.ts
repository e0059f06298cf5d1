import type { FetchResult } from '../../worker/public/worker-api.ts';
import type { Unreachable } from './connection.ts';
import { useRequest } from './use-request.ts';

/** How fetching one thing stands; what was fetched arrives through the database. */
export type FetchState = { status: 'loading' } | FetchResult | Unreachable;

type Ended = 'loading' | 'fetched' | 'missing' | 'gone' | 'session-lost';

/** What another try may mend. A session that has ended is no such thing: the app leads to the login. */
export type FetchFailure = Exclude<FetchState, { status: Ended }>;

export interface Fetch {
  load: FetchState;
  retry: () => void;
}

/**
 * Asks the worker to fetch what a page shows, as `useRequest` does.
 *
 * @param key says what `ask` asks for
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

/** For pages that have words of their own for what they could not load. */
export function troubleIn(load: FetchState): 'offline' | 'failed' | null {
  const failure = failureIn(load);
  return failure === null ? null : failure.status === 'offline' ? 'offline' : 'failed';
}

/** Whether what the database does not have yet still comes: what was fetched is stored, and its live query follows. */
export function isUnderWay({ status }: FetchState): boolean {
  return status === 'loading' || status === 'fetched' || status === 'session-lost';
}
