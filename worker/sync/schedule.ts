import { WAIT_MAX_MS } from '../http/retry-after.ts';
import { POLL_INTERVAL_MS, POLL_INTERVAL_WITH_PUSH_MS } from '../public/constants.ts';

const BACKOFF_BASE_MS = 2_000;
const BACKOFF_MAX_MS = POLL_INTERVAL_MS;
/**
 * Spreads the load of all clients. Jitter only ever lengthens the interval: the specification's value is the minimum.
 */
const JITTER_SHARE = 0.05;

/** Returns the interval of the polls for user, chats and likes (specification, section 9). */
export function pollIntervalMs(isPushSubscribed: boolean): number {
  return isPushSubscribed ? POLL_INTERVAL_WITH_PUSH_MS : POLL_INTERVAL_MS;
}

export function withJitterMs(intervalMs: number, random: () => number): number {
  return Math.round(intervalMs * (1 + random() * JITTER_SHARE));
}

/**
 * Returns the delay before the next attempt after `failures` consecutive failures (1 or more): exponential with full
 * jitter, and never less than the server's Retry-After.
 */
export function backoffMs(failures: number, retryAfterMs: number | null, random: () => number): number {
  const ceilingMs = Math.min(BACKOFF_MAX_MS, BACKOFF_BASE_MS * 2 ** Math.min(failures - 1, 16));
  return Math.max(Math.round(random() * ceilingMs), retryAfterMs ?? 0);
}

/**
 * Returns a scheduled time, or now if the time is further away than any wait, which can only result from a clock that
 * was set back (pitfall 12).
 */
export function clipFutureMs(atMs: number, nowMs: number): number {
  return atMs > nowMs + WAIT_MAX_MS ? nowMs : atMs;
}

/** A wait, by the device's clock. */
export interface WaitSpan {
  sinceMs: number;
  untilMs: number;
}

export const NO_WAIT: WaitSpan = { sinceMs: 0, untilMs: 0 };

/** Returns when a wait is over: now, if the clock was set back to before it began. */
export function endOfWaitMs({ sinceMs, untilMs }: WaitSpan, nowMs: number): number {
  return sinceMs > nowMs ? nowMs : clipFutureMs(untilMs, nowMs);
}

/** Returns the time until the next poll, never more than the interval. */
export function nextPollInMs(lastPollAtMs: number | null, nowMs: number, intervalMs: number): number {
  return lastPollAtMs === null || isStale(lastPollAtMs, nowMs, intervalMs) ? 0 : lastPollAtMs + intervalMs - nowMs;
}

/** Returns whether a poll is due. A time in the future means that the clock was set back: it counts as long ago. */
export function isStale(lastPollAtMs: number | null, nowMs: number, intervalMs: number): boolean {
  return lastPollAtMs === null || lastPollAtMs > nowMs || nowMs - lastPollAtMs >= intervalMs;
}
