/** The longest wait that a server can ask for. */
export const WAIT_MAX_MS = 3_600_000;

/**
 * Reads a Retry-After header (RFC 9110, section 10.2.3): seconds or a date. Returns the wait in milliseconds, at most
 * an hour, or null when there is none to read.
 */
export function parseRetryAfterMs(header: string | null, nowMs: number): number | null {
  if (header === null) return null;
  const text = header.trim();
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - nowMs;
  if (!Number.isFinite(waitMs)) return null;
  return Math.min(Math.max(waitMs, 0), WAIT_MAX_MS);
}
