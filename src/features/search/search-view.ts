import type { ReactNode } from 'react';
import type { SearchResult } from '../../../worker/public/rows.ts';
import { type Fetch, type FetchState, troubleIn } from '../../data/use-fetch.ts';

/**
 * Returns why a search has no response; null while it is loading, after a response, and if the server rejected its
 * filters. A lost session counts as failed: only the user request decides whether the session is really lost.
 */
export function troubleOf(load: FetchState): 'offline' | 'failed' | null {
  if (load.status === 'refused') return null;
  return load.status === 'session-lost' ? 'failed' : troubleIn(load);
}

/** Whether there is nothing to show, as the search failed. */
export function hasFailed({ found, load }: SearchView): boolean {
  return !found && load.status !== 'refused' && troubleOf(load) !== null;
}

export interface FoundPage {
  result: SearchResult;
  fetchedAtMs: number;
}

/** Renders a notice that the results are old, and how old they are. */
export type RenderOld = (old: { cause: 'offline' | 'failed'; fetchedAtMs: number; onRetry: () => void }) => ReactNode;

/** A page of results for a screen, regardless of its source. */
export interface SearchView extends Fetch {
  /** The last result of exactly this search; null if there is none, undefined while the database is being read. */
  found: FoundPage | null | undefined;
}
