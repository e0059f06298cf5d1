import type { AnswerRow } from '../public/rows.ts';
import type { FetchResult } from '../public/worker-api.ts';
import { isChanged, noteChange, type Question, writeNewest } from './newest-answer.ts';
import { type WriteResult, type WriteTarget, writeAccount } from './write.ts';

/** Stores a response that a page displays. `askAgain`: fetches it anew if what it describes has changed meanwhile. */
export async function storeAnswer(
  account: WriteTarget,
  question: Question,
  row: AnswerRow,
  askAgain: () => Promise<FetchResult>,
): Promise<FetchResult> {
  const { answers } = account.database;
  const written = await writeNewest(account, question, [answers], () => answers.put(row));
  return isChanged(written) ? await askAgain() : fetchWritten(written);
}

/** Stores what the server has after a change, as its response tells. */
export async function storeChanged(account: WriteTarget, row: AnswerRow): Promise<void> {
  noteChange(account, row.key);
  const { answers } = account.database;
  // If this write fails, the page fetches it.
  await writeAccount(account, [answers], () => answers.put(row));
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
