import { useState } from 'react';
import type { AnswerRow } from '../../worker/public/rows.ts';
import type { StoredAnswer } from './use-answer.ts';

type Row = Pick<AnswerRow, 'fetchedAtMs'>;

/** What a page began with. */
interface Beginning {
  atMs: number;
  /** The stored answer at that time; null if there was none, undefined until it has been read. */
  row: Row | null | undefined;
}

/**
 * Returns the answer once it is the one that the server has given since the page was opened; null before that, and while
 * it gives none. For what an earlier answer would tell wrongly: that something is not there, as it may be by now. The live
 * query tells of the answer a moment after it has come.
 */
export function useCurrentRow<Key extends AnswerRow['key']>({
  row,
  load,
}: StoredAnswer<Key>): NonNullable<StoredAnswer<Key>['row']> | null {
  const [beginning, setBeginning] = useState<Beginning>(() => ({ atMs: Date.now(), row }));
  if (beginning.row === undefined && row !== undefined) setBeginning({ ...beginning, row });
  return row && load.status === 'fetched' && isSince(beginning, row) ? row : null;
}

/** Returns whether an answer was fetched since then, also where the clock has been set back meanwhile. */
export function isSince(beginning: Beginning, row: Row): boolean {
  return row.fetchedAtMs >= beginning.atMs || (beginning.row !== undefined && row !== beginning.row);
}
