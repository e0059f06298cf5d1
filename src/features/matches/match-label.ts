import type { Matches } from '../../../worker/public/direct-calls.ts';

type Match = Matches['matches'][number];

/** A lower score reads like a mark that was not passed; who stands there is still somebody to meet. */
const LOWEST_SHOWN_SCORE = 60;

export type MatchLabel = { kind: 'score'; score: number } | { kind: 'best' };

/** Whether every one has a good score: where some have none beside their name, the others look like a fault. */
export function areScoresShown(matches: readonly Pick<Match, 'score'>[]): boolean {
  return matches.every(({ score }) => score >= LOWEST_SHOWN_SCORE);
}

/**
 * Returns what is said above the reasons of a match: the score where those of all are shown, else that nobody fits
 * better, else nothing. Answers in common are not counted: the score weighs more than these, so that fewer may stand
 * above more.
 */
export function matchLabel(score: number, isBest: boolean, isScoreShown: boolean): MatchLabel | null {
  if (isScoreShown) return { kind: 'score', score };
  return isBest ? { kind: 'best' } : null;
}

/** That somebody is online or how far away they are does not say why they fit: told after what does. */
const NO_REASONS: readonly Match['reasons'][number]['code'][] = ['nearby', 'online'];

/** The reasons in the order of the server, with those facts last. */
export function reasonsFirst(reasons: Match['reasons']): Match['reasons'] {
  const rank = ({ code }: Match['reasons'][number]) => NO_REASONS.indexOf(code);
  return [...reasons].sort((one, other) => rank(one) - rank(other));
}
