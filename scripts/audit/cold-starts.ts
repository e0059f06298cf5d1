/** Ms from the request of a member's page to the frame that shows the first chats, in turns with the plain page. */
export interface ColdStarts {
  product: readonly number[];
  plain: readonly number[];
}

/** What the product may take, times what a page without framework does that reads the same rows. */
export const COLD_START_RATIO_MAX = 1.3;

/** Throws for no run at all. */
export function coldStartRatio({ product, plain }: ColdStarts): number {
  return median(product) / median(plain);
}

/** A line of the table; what is over the limit says so. */
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
