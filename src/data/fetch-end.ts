import type { calls } from './calls.ts';

/** How fetching one thing ended, for the view. `lost`: the session ended, and the app leads to the login. */
export type FetchEnd = 'fetched' | 'missing' | 'gone' | 'offline' | 'failed' | 'lost';

export function fetchEnd({ status }: Awaited<ReturnType<typeof calls.loadConversation>>): FetchEnd {
  switch (status) {
    case 'fetched':
    case 'missing':
    case 'gone':
    case 'offline':
      return status;
    case 'session-lost':
      return 'lost';
    default:
      return 'failed';
  }
}

/** What another try may mend. */
export function isFetchFailed(result: Parameters<typeof fetchEnd>[0]): boolean {
  const end = fetchEnd(result);
  return end === 'offline' || end === 'failed';
}

/** Whether what the database does not have yet still comes: what was fetched is stored, and its live query follows. */
export function isUnderWay(end: FetchEnd | 'loading'): end is 'loading' | 'fetched' | 'lost' {
  return end === 'loading' || end === 'fetched' || end === 'lost';
}
