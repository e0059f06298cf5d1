import type { VisitRow } from './rows.ts';

/** Own choice: who was here yesterday remembers; who comes back after days wants to be told. */
export const LONG_ABSENCE_MS = 36 * 60 * 60_000;

/** How long the return is told, from its first moment on. */
const RETURN_TOLD_MS = 30 * 60_000;

/** A member who is back after a long absence. */
export interface Return {
  absentSinceMs: number;
  /** Whether the server has been asked since: until then, nothing is known to be new, or not to be. */
  isPolled: boolean;
}

/**
 * Returns whether the member is back from a long absence, and since when they were away; null if not. The row may be
 * older than this visit: a page reads it before the worker has written the new one.
 */
export function returnOf(row: VisitRow | null, nowMs: number): Return | null {
  if (row === null) return null;
  if (isLongAbsence(row, nowMs)) return { absentSinceMs: row.lastSeenAtMs, isPolled: false };
  const { returned } = row;
  if (returned === null) return null;
  const backForMs = nowMs - returned.backAtMs;
  // The clock was set back since: the return is long told.
  if (backForMs < 0 || backForMs >= RETURN_TOLD_MS) return null;
  return { absentSinceMs: returned.absentSinceMs, isPolled: returned.isPolled };
}

export function isLongAbsence({ lastSeenAtMs }: VisitRow, nowMs: number): boolean {
  return nowMs - lastSeenAtMs >= LONG_ABSENCE_MS;
}
