import type { Matches } from '../../../worker/public/direct-calls.ts';

type Match = Matches['matches'][number];

/** A lower score reads like a mark that was not passed; who stands there is still somebody to meet. */
const LOWEST_SHOWN_SCORE = 60;

export type MatchLabel = { kind: 'score'; score: number } | { kind: 'best' } | { kind: 'answers'; count: number };

/**
 * Returns what is said above the reasons of a match: the score if it is a good one, else that nobody fits better, else
 * how many answers are the same. Null if there are none: the reasons say it all.
 */
export function matchLabel({ score, reasons }: Pick<Match, 'score' | 'reasons'>, isBest: boolean): MatchLabel | null {
  if (score >= LOWEST_SHOWN_SCORE) return { kind: 'score', score };
  if (isBest) return { kind: 'best' };
  const count = reasons.filter(({ code }) => code === 'same_answer').length;
  return count === 0 ? null : { kind: 'answers', count };
}

/** That somebody is online or how far away they are does not say why they fit: told after what does. */
const NO_REASONS: readonly Match['reasons'][number]['code'][] = ['nearby', 'online'];

/** The reasons in the order of the server, with those facts last. */
export function reasonsFirst(reasons: Match['reasons']): Match['reasons'] {
  const rank = ({ code }: Match['reasons'][number]) => NO_REASONS.indexOf(code);
  return [...reasons].sort((one, other) => rank(one) - rank(other));
}
