import type { AnswerRow } from '../public/database.ts';
import type { FetchResult } from '../public/worker-api.ts';
import { type WriteTarget, writeAccount } from './write.ts';

/** Keeps the answer that a page shows. */
export async function storeAnswer(account: WriteTarget, row: AnswerRow): Promise<FetchResult> {
  const written = await writeAccount(account, [account.database.answers], () => account.database.answers.put(row));
  switch (written.status) {
    case 'written':
      return { status: 'fetched' };
    case 'session-ended':
      return { status: 'session-lost' };
    case 'storage-failed':
      return { status: 'server-failed', httpStatus: null };
  }
}
