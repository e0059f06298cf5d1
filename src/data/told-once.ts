import type { AnswerRow } from '../../worker/public/rows.ts';
import type { StoredAnswer } from './use-answer.ts';
import { failureIn } from './use-fetch.ts';

/**
 * For two answers on one page. If both fail alike, only the first tells it, and its retry fetches both.
 *
 * @returns the first as it is shown, and whether it tells the failure of the second too
 */
export function toldOnce<First extends AnswerRow['key'], Second extends AnswerRow['key']>(
  first: StoredAnswer<First>,
  second: StoredAnswer<Second>,
): { first: StoredAnswer<First>; isSecondTold: boolean } {
  const failure = failureIn(first.load);
  if (failure === null || failure.status !== failureIn(second.load)?.status) return { first, isSecondTold: false };
  const retry = () => {
    first.retry();
    second.retry();
  };
  return { first: { ...first, retry }, isSecondTold: true };
}
