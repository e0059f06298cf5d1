/** The four scores of Lighthouse, 0 to 100. */
export interface Scores {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
}

/** What no score of a page may fall below: that of a visitor, and that of a member, whose data comes first. */
export const VISITOR_SCORE_MIN = 100;
export const MEMBER_SCORE_MIN = 95;

const NAMES = ['performance', 'accessibility', 'bestPractices', 'seo'] as const satisfies readonly (keyof Scores)[];
/** Widths of the columns under the heading that `npm run audit` prints. */
const WIDTHS: Record<keyof Scores, number> = { performance: 11, accessibility: 15, bestPractices: 16, seo: 5 };

/** The median of each score by itself: one run on a busy machine says little. Throws for no run at all. */
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

/** A line of the table; what is too low says so. */
export function describeScores(path: string, scores: Scores, min: number): string {
  const columns = NAMES.map((name) => String(scores[name]).padStart(WIDTHS[name])).join('');
  const low = NAMES.filter((name) => scores[name] < min);
  return `${path.padEnd(25)}${columns}${low.length === 0 ? '' : `   below ${min}: ${low.join(', ')}`}`;
}
