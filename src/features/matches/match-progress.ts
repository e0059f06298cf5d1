import type { MatchQuestion } from '../../../worker/public/direct-calls.ts';

/** Returns the index of the first question that was neither answered nor skipped; null if there is none. */
export function firstOpen(questions: readonly MatchQuestion[]): number | null {
  const index = questions.findIndex(({ answer, skipped }) => answer === null && !skipped);
  return index === -1 ? null : index;
}
