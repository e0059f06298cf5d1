/**
 * Returns whether something that was fetched need not be asked for again. A time in the future means that the clock was
 * set back: it counts as long ago, as the worker's polls have it.
 */
export function isFresh(fetchedAtMs: number, nowMs: number, freshMs: number): boolean {
  return fetchedAtMs <= nowMs && nowMs - fetchedAtMs < freshMs;
}
