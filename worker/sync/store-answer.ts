import type { AnswerRow } from '../public/rows.ts';
import type { FetchResult } from '../public/worker-api.ts';
import { type WriteResult, type WriteTarget, writeAccount } from './write.ts';

/** Keeps the answer that a page shows. */
export async function storeAnswer(account: WriteTarget, row: AnswerRow): Promise<FetchResult> {
  return fetchWritten(await writeAccount(account, [account.database.answers], () => account.database.answers.put(row)));
}

/** What a tab hears of an answer that came and was to be stored. */
export function fetchWritten(written: WriteResult<unknown>): FetchResult {
  switch (written.status) {
    case 'written':
      return { status: 'fetched' };
    case 'session-ended':
      return { status: 'session-lost' };
    case 'storage-failed':
      return written;
  }
}
