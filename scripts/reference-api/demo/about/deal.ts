/** Chooses one of the sentences: what chance has drawn, or another one that is less worn. */
export type Deal = (sentences: readonly string[], drawn: string) => string;

/** Takes what chance has drawn. */
export const AS_DRAWN: Deal = (_, drawn) => drawn;

/**
 * Returns how the sentences are dealt to one member after another, so that members who stand beside each other in lists
 * do not say the same: each gets one that the fewest of their first group have, of these one that the fewest of the
 * second have, and so on. The draw decides where the search begins: the order of the sentences does not show.
 */
export function createDealer(): (groups: readonly string[]) => Deal {
  const uses = new Map<string, number>();
  return (groups) => (sentences, drawn) => {
    const wear = (sentence: string): number[] => groups.map((group) => uses.get(`${group}: ${sentence}`) ?? 0);
    const start = Math.max(0, sentences.indexOf(drawn));
    const fromDrawn = [...sentences.slice(start), ...sentences.slice(0, start)];
    const dealt = fromDrawn.reduce((best, each) => (isLess(wear(each), wear(best)) ? each : best), drawn);
    for (const group of groups) uses.set(`${group}: ${dealt}`, (uses.get(`${group}: ${dealt}`) ?? 0) + 1);
    return dealt;
  };
}

/** Compares the first numbers that differ. */
function isLess(left: readonly number[], right: readonly number[]): boolean {
  const at = left.findIndex((count, index) => count !== right[index]);
  return at >= 0 && (left[at] ?? 0) < (right[at] ?? 0);
}
