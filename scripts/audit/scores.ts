/** The four Lighthouse scores, 0 to 100. */
export interface Scores {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
}

/** Minimum of every score of a visitor's page, and of a member's page, which has to load its data first. */
export const VISITOR_SCORE_MIN = 100;
export const MEMBER_SCORE_MIN = 95;

const NAMES = ['performance', 'accessibility', 'bestPractices', 'seo'] as const satisfies readonly (keyof Scores)[];
/** Widths of the columns below the heading that `npm run audit` prints. */
const WIDTHS: Record<keyof Scores, number> = { performance: 11, accessibility: 15, bestPractices: 16, seo: 5 };

/**
 * Returns the median of each score separately: a single run on a busy machine says little. Throws if there are no runs.
 */
export function medianScores(runs: readonly Scores[]): Scores {
  const median = (name: keyof Scores): number => {
    const sorted = runs.map((run) => run[name]).sort((one, other) => one - other);
    const middle = sorted[Math.floor((sorted.length - 1) / 2)];
    if (middle === undefined) throw new Error('There is no median of no runs');
    return middle;
  };
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    bestPractices: median('bestPractices'),
    seo: median('seo'),
  };
}

export function isReached(scores: Scores, min: number): boolean {
  return NAMES.every((name) => scores[name] >= min);
}

/** Formats a table row and flags scores below `min`. */
export function describeScores(path: string, scores: Scores, min: number): string {
  const columns = NAMES.map((name) => String(scores[name]).padStart(WIDTHS[name])).join('');
  const low = NAMES.filter((name) => scores[name] < min);
  return `${path.padEnd(38)}${columns}${low.length === 0 ? '' : `   below ${min}: ${low.join(', ')}`}`;
}
