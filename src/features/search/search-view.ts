import type { ReactNode } from 'react';
import type { SearchResult } from '../../../worker/public/database.ts';

/** How asking for a search went. `lost`: the session ended, and the app leads to the login by itself. */
export type SearchEnd =
  | { state: 'fetched' }
  | { state: 'offline' }
  | { state: 'failed' }
  | { state: 'lost' }
  /** The server does not know what these filters name. */
  | { state: 'refused'; fields: readonly string[] };

export type SearchLoad = SearchEnd | { state: 'loading' };

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
