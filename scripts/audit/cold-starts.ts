/** Milliseconds from requesting a member's page to the frame that shows the first chats, one value per run. */
export interface ColdStarts {
  product: readonly number[];
  plain: readonly number[];
}

/** Maximum ratio of the product's cold start to that of a page without a framework that reads the same rows. */
export const COLD_START_RATIO_MAX = 1.3;

/** Throws if either list is empty. */
export function coldStartRatio({ product, plain }: ColdStarts): number {
  return median(product) / median(plain);
}

/** Formats a table row and flags a ratio above the limit. */
export function describeColdStarts(name: string, starts: ColdStarts): string {
  const ratio = coldStartRatio(starts);
  const times = `${Math.round(median(starts.product))} / ${Math.round(median(starts.plain))} = ${ratio.toFixed(2)}`;
  return `${name.padEnd(38)}${times.padStart(20)}${ratio > COLD_START_RATIO_MAX ? `   more than ${COLD_START_RATIO_MAX}` : ''}`;
}

function median(values: readonly number[]): number {
  const middle = [...values].sort((one, other) => one - other)[Math.floor((values.length - 1) / 2)];
  if (middle === undefined) throw new Error('There is no median of no runs');
  return middle;
}
