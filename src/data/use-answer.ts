import type { AnswerRow } from '../../worker/public/rows.ts';
import type { AnswerRequest } from '../../worker/public/worker-api.ts';
import { useAccountDatabase } from './account-database.tsx';
import { calls } from './calls.ts';
import { type Fetch, useFetch } from './use-fetch.ts';
import { useLiveQuery } from './use-live-query.ts';

export interface StoredAnswer<Key extends AnswerRow['key']> extends Fetch {
  /** The last answer; null if there is none, undefined while reading. */
  row: Extract<AnswerRow, { key: Key }> | null | undefined;
}

/** Returns the stored answer at once, then a fresh one, which is fetched when the page opens. */
export function useAnswer<Key extends AnswerRow['key']>(request: AnswerRequest & { key: Key }): StoredAnswer<Key> {
  const database = useAccountDatabase();
  const { key } = request;
  const row = useLiveQuery(async () => {
    const found = await database.answers.get(key);
    return found !== undefined && isUnder(found, key) ? found : null;
  }, [database, key]);
  return {
    row,
    ...useFetch(JSON.stringify(request), () => calls.loadAnswer(request), row === undefined ? undefined : row !== null),
  };
}

function isUnder<Key extends AnswerRow['key']>(row: AnswerRow, key: Key): row is Extract<AnswerRow, { key: Key }> {
  // A row without an answer object was not written by this app; it is fetched again.
  return row.key === key && typeof row.answer === 'object' && row.answer !== null;
}
