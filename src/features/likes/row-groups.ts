/** A group has about so many cards: more than a screen shows, and few enough to be drawn at once. */
const BAND_CARDS = 12;
/**
 * Cards of one group: whole rows, or whole patterns, so that a group's end is not seen.
 *
 * @param pattern cards after which the layout begins anew; null: after each row
 */
export function groupSize(columns: number, pattern: number | null): number {
  const unit = pattern ?? Math.max(1, columns);
  return unit * Math.max(1, Math.round(BAND_CARDS / unit));
}

/** Indexes of the first and the last card in the groups. */
export function rowsOfGroups(
  groups: readonly { index: number }[],
  size: number,
  total: number,
): { first: number; last: number } {
  const first = (groups[0]?.index ?? 0) * size;
  const last = ((groups.at(-1)?.index ?? 0) + 1) * size - 1;
  return { first, last: Math.max(first, Math.min(last, total - 1)) };
}
