import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import type { AnswerRow } from '../../worker/public/database.ts';
import type { AnswerRequest } from '../../worker/public/worker-api.ts';
import { useAccountDatabase } from './account-database.tsx';
import { calls } from './calls.ts';
import { type FetchEnd, fetchEnd } from './fetch-end.ts';

export interface StoredAnswer<Key extends AnswerRow['key']> {
  /** The last answer; null when there is none, undefined while reading. */
  row: Extract<AnswerRow, { key: Key }> | null | undefined;
  load: FetchEnd | 'loading';
  retry: () => void;
}

/** What a page shows of one answer: the stored one at once, and a fresh one, which is fetched when the page opens. */
export function useAnswer<Key extends AnswerRow['key']>(request: AnswerRequest & { key: Key }): StoredAnswer<Key> {
  const database = useAccountDatabase();
  const { key } = request;
  const row = useLiveQuery(async () => {
    const found = await database.answers.get(key);
    return found !== undefined && isUnder(found, key) ? found : null;
  }, [database, key]);
  const [load, setLoad] = useState<FetchEnd | 'loading'>('loading');
  const [attempt, setAttempt] = useState(1);
  const [wanted, setWanted] = useState<AnswerRequest>(request);
  // The request is made anew with each render; what it asks for changes with its text alone.
  if (JSON.stringify(wanted) !== JSON.stringify(request)) setWanted(request);
  useEffect(() => {
    let isCurrent = attempt > 0;
    void calls.loadAnswer(wanted).then((result) => {
      if (isCurrent) setLoad(fetchEnd(result));
    });
    return () => {
      isCurrent = false;
    };
  }, [wanted, attempt]);
  return {
    row,
    load,
    retry: () => {
      setLoad('loading');
      setAttempt(attempt + 1);
    },
  };
}

function isUnder<Key extends AnswerRow['key']>(row: AnswerRow, key: Key): row is Extract<AnswerRow, { key: Key }> {
  return row.key === key;
}
