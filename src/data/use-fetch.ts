import { useEffect, useEffectEvent, useState } from 'react';
import type { FetchResult } from '../../worker/public/worker-api.ts';
import type { Unreachable } from './connection.ts';
import { ASKS_MAX, followRow, type RowState, SHOWS_UP_MS } from './lost-row.ts';
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
 * @param isThere as `useStored` takes it
 */
export function useFetch(key: string, ask: () => Promise<FetchResult | Unreachable>, isThere?: boolean): Fetch {
  const { result, retry } = useRequest(key, ask, (end) => failureIn(end) !== null);
  return useStored(key, { load: result ?? { status: 'loading' }, retry }, isThere);
}

/**
 * Fetches again what was deleted under the page that shows it, see `followRow`; if it does not stay in the end, that is
 * a failure of the storage.
 *
 * @param key identifies the row
 * @param isThere whether the row of the request is stored; undefined while that is read, or where it does not matter
 */
export function useStored(key: string, { load, retry }: Fetch, isThere: boolean | undefined): Fetch {
  const [asked, setAsked] = useState({ key, asks: 0 });
  // Of another row, nothing was lost yet.
  const asks = asked.key === key ? asked.asks : 0;
  const state: RowState = load.status !== 'fetched' || isThere === undefined ? 'open' : isThere ? 'there' : 'lost';
  const ask = useEffectEvent(retry);
  useEffect(
    () => followRow(state, asks, { ask: () => ask(), setAsks: (count) => setAsked({ key, asks: count }) }),
    [key, state, asks],
  );
  if (state !== 'lost' || asks < ASKS_MAX) return { load, retry };
  return {
    load: { status: 'storage-failed', cause: 'quota' },
    retry: () => {
      setAsked({ key, asks: 0 });
      retry();
    },
  };
}

/** Returns whether what was fetched would have been told by the live query by now: what it does not tell is not there. */
export function useHasShownUp({ status }: FetchState): boolean {
  const isFetched = status === 'fetched';
  const [hasShownUp, setShownUp] = useState(false);
  useEffect(() => {
    if (!isFetched) return;
    const timer = setTimeout(() => setShownUp(true), SHOWS_UP_MS);
    return () => {
      clearTimeout(timer);
      setShownUp(false);
    };
  }, [isFetched]);
  return hasShownUp;
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
