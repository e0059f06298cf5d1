import type { MatchQuestion } from '../../../worker/public/direct-calls.ts';

/** The question to go on with: the first that was neither answered nor skipped; null when there is none. */
export function firstOpen(questions: readonly MatchQuestion[]): number | null {
  const index = questions.findIndex(({ answer, skipped }) => answer === null && !skipped);
  return index === -1 ? null : index;
}

/** How many questions were answered or skipped. */
export function settledCount(questions: readonly MatchQuestion[]): number {
  return questions.filter(({ answer, skipped }) => answer !== null || skipped).length;
}
