/** Approximate cards per group: more than fit on a screen, and few enough to render at once. */
const BAND_CARDS = 12;
/**
 * Returns the number of cards per group: whole rows, or whole patterns, so that the end of a group is invisible.
 *
 * @param pattern number of cards after which the layout repeats; null if it repeats with each row
 */
export function groupSize(columns: number, pattern: number | null): number {
  const unit = pattern ?? Math.max(1, columns);
  return unit * Math.max(1, Math.round(BAND_CARDS / unit));
}

/** Returns the indexes of the first and the last card in the groups. */
export function rowsOfGroups(
  groups: readonly { index: number }[],
  size: number,
  total: number,
): { first: number; last: number } {
  const first = (groups[0]?.index ?? 0) * size;
  const last = ((groups.at(-1)?.index ?? 0) + 1) * size - 1;
  return { first, last: Math.max(first, Math.min(last, total - 1)) };
}
