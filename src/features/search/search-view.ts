import type { ReactNode } from 'react';
import type { SearchResult } from '../../../worker/public/rows.ts';

/**
 * How asking for a search went. `lost`: refused for want of a session. Whether there is one, the user call decides; the
 * app leads to the login by itself when there is none.
 */
export type SearchEnd =
  | { state: 'fetched' }
  | { state: 'offline' }
  | { state: 'failed' }
  | { state: 'lost' }
  /** The server does not know what these filters name. */
  | { state: 'refused'; fields: readonly string[] };

export type SearchLoad = SearchEnd | { state: 'loading' };

/** What to tell of a search that was not answered; null while it is on its way, and after an answer. */
export function failureOf({ state }: SearchLoad): 'offline' | 'failed' | null {
  if (state === 'lost') return 'failed';
  return state === 'offline' || state === 'failed' ? state : null;
}

export interface FoundPage {
  result: SearchResult;
  fetchedAtMs: number;
}

/** Says that results are old, and how old they are. */
export type RenderOld = (old: { cause: 'offline' | 'failed'; fetchedAtMs: number; onRetry: () => void }) => ReactNode;

/** A page of results as a screen shows it, wherever it comes from. */
export interface SearchView {
  /** What this very search found last; null when it was never made here, undefined while reading. */
  found: FoundPage | null | undefined;
  load: SearchLoad;
  retry: () => void;
}
