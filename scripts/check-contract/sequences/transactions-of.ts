import type { Answer } from '../run/runner.ts';
import type { Steps } from './steps.ts';
import { listIn } from './values.ts';

/** Returns the transactions of a member, newest first, as many as one page may have. */
export async function transactionsOf(
  steps: Steps,
  purpose: string,
): Promise<{ answer: Answer; entries: readonly unknown[] }> {
  const answer = await steps.call('getTransactions', { use: 'listTransactions', purpose, query: { pp: 100 } });
  return { answer, entries: listIn(answer.body, '/transactions') };
}
