import { WAIT_MAX_MS } from './retry-after.ts';

/** A Retry-After order of the server: no calls before `untilMs`. */
export interface SilenceOrder {
  /** 429 or 503: returned to callers in the meantime. */
  status: number;
  /** When the server issued it, by this device's clock. */
  sinceMs: number;
  untilMs: number;
}

/**
 * Applies the server's Retry-After to all calls of this device, not just to the one that received it; it also outlives
 * the worker. Only the rate limit of a form, such as the login, is limited to that form.
 */
export interface Silence {
  /**
   * Returns the order that applies to a call, given as method and path (`GET /api/chats.php`), or null if there is
   * none.
   */
  orderFor(call: string): SilenceOrder | null;
  /** Records the Retry-After of the server's response to a call; 0 asks for nothing. */
  ask(call: string, status: number, retryAfterMs: number): void;
  /** Applies an order received by another worker of this device, or by this one before a restart. */
  adopt(order: SilenceOrder): void;
}

/** Calls with a rate limit of their own: too many logins must not stop chats from being fetched. */
const FORMS: ReadonlySet<string> = new Set([
  'DELETE /api/user.php',
  'GET /api/geocode.php',
  'GET /api/validate_email.php',
  'POST /api/activate.php',
  'POST /api/complaints.php',
  'POST /api/login.php',
  'POST /api/mail-change.php',
  'POST /api/reset-password.php',
  'POST /api/user.php',
  'PUT /api/activate.php',
  'PUT /api/mail-change.php',
  'PUT /api/password.php',
  'PUT /api/reset-password.php',
]);

/** @param onAsked receives each order that applies to all calls, to store it and to notify other workers */
export function createSilence(clock: { now(): number }, onAsked: (order: SilenceOrder) => void): Silence {
  let all: SilenceOrder | null = null;
  const forms = new Map<string, SilenceOrder>();

  function current(order: SilenceOrder | null | undefined): SilenceOrder | null {
    return order != null && isInForce(order, clock.now()) ? order : null;
  }

  function later(one: SilenceOrder | null, other: SilenceOrder | null): SilenceOrder | null {
    if (one === null || other === null) return one ?? other;
    return one.untilMs >= other.untilMs ? one : other;
  }

  return {
    orderFor: (call) => later(current(all), current(forms.get(call))),
    ask(call, status, retryAfterMs) {
      if (retryAfterMs <= 0) return;
      const sinceMs = clock.now();
      const order = { status, sinceMs, untilMs: sinceMs + retryAfterMs };
      if (status === 429 && FORMS.has(call)) {
        forms.set(call, order);
        return;
      }
      const kept = later(current(all), order);
      if (kept === all) return;
      all = kept;
      onAsked(order);
    },
    adopt(order) {
      all = later(current(all), current(order));
    },
  };
}

/** An order from the future or longer than the maximum does not count: it results from a clock that was set back. */
export function isInForce({ sinceMs, untilMs }: SilenceOrder, nowMs: number): boolean {
  return sinceMs <= nowMs && nowMs < untilMs && untilMs - nowMs <= WAIT_MAX_MS;
}

/** Returns null if the value is not an order. */
export function parseSilenceOrder(value: unknown): SilenceOrder | null {
  if (typeof value !== 'object' || value === null) return null;
  const { status, sinceMs, untilMs }: Partial<Record<keyof SilenceOrder, unknown>> = value;
  if (typeof sinceMs !== 'number' || typeof untilMs !== 'number') return null;
  return status === 429 || status === 503 ? { status, sinceMs, untilMs } : null;
}
