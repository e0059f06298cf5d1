import type { ReactNode } from 'react';
import type { SearchResult } from '../../../worker/public/rows.ts';
import { type Fetch, type FetchState, troubleIn } from '../../data/use-fetch.ts';

/**
 * What to tell of a search that was not answered; null while it is on its way, after an answer, and of filters that the
 * server does not know. Whether a session that seems lost is, the user call decides.
 */
export function troubleOf(load: FetchState): 'offline' | 'failed' | null {
  if (load.status === 'refused') return null;
  return load.status === 'session-lost' ? 'failed' : troubleIn(load);
}

export interface FoundPage {
  result: SearchResult;
  fetchedAtMs: number;
}

/** Says that results are old, and how old they are. */
export type RenderOld = (old: { cause: 'offline' | 'failed'; fetchedAtMs: number; onRetry: () => void }) => ReactNode;

/** A page of results as a screen shows it, wherever it comes from. */
export interface SearchView extends Fetch {
  /** What this very search found last; null when it was never made here, undefined while reading. */
  found: FoundPage | null | undefined;
}
