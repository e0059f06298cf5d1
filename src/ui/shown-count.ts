const LARGEST_SHOWN = 99;

/** A count as badges show it. */
export function shownCount(count: number): string {
  return count > LARGEST_SHOWN ? `${LARGEST_SHOWN}+` : String(count);
}
