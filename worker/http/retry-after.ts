/** Upper limit of the wait that a server can request. */
export const WAIT_MAX_MS = 3_600_000;

/**
 * Returns the wait that a response asks for. A date is measured with the server's own clock where its `Date` header is
 * readable: the device's may be wrong by days.
 */
export function readRetryAfterMs(headers: Headers, nowMs: number): number | null {
  const serverMs = Date.parse(headers.get('date') ?? '');
  return parseRetryAfterMs(headers.get('retry-after'), Number.isNaN(serverMs) ? nowMs : serverMs);
}

/**
 * Parses a Retry-After header (RFC 9110, section 10.2.3), which contains seconds or a date. Returns the wait in
 * milliseconds, at most an hour, or null if the header is missing or invalid.
 */
export function parseRetryAfterMs(header: string | null, nowMs: number): number | null {
  if (header === null) return null;
  const text = header.trim();
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - nowMs;
  if (!Number.isFinite(waitMs)) return null;
  return Math.min(Math.max(waitMs, 0), WAIT_MAX_MS);
}
