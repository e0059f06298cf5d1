import type { AnswerRow } from '../public/rows.ts';
import type { FetchResult } from '../public/worker-api.ts';
import { type WriteResult, type WriteTarget, writeAccount } from './write.ts';

/** Stores a response that a page displays. */
export async function storeAnswer(account: WriteTarget, row: AnswerRow): Promise<FetchResult> {
  return fetchWritten(await writeAccount(account, [account.database.answers], () => account.database.answers.put(row)));
}

/** Returns the result that a tab receives after a fetched response was written. */
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
