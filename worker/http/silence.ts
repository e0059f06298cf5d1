import { WAIT_MAX_MS } from './retry-after.ts';

/** What a server has asked for: no call before `untilMs`. */
export interface SilenceOrder {
  /** 429 or 503: told to whoever calls meanwhile. */
  status: number;
  /** When it was asked for, by the clock of this device. */
  sinceMs: number;
  untilMs: number;
}

/**
 * The server's Retry-After holds for every call of this device and not for the caller alone, and longer than the
 * worker lives. Only the limit of a form, such as that of the login, holds for that form.
 */
export interface Silence {
  /** The order that a call has to keep, named by method and path as in `GET /api/chats.php`; null when it may go out. */
  orderFor(call: string): SilenceOrder | null;
  /** The server has asked for it in its answer to that call. */
  ask(call: string, status: number, retryAfterMs: number): void;
  /** Another worker of this device was asked, or this one before it was restarted. */
  adopt(order: SilenceOrder): void;
}

/** Calls that are counted on their own: too many logins do not keep the chats from coming in. */
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

/** @param onAsked hears an order that holds for all calls, to keep it and to tell other workers */
export function createSilence(clock: { now(): number }, onAsked: (order: SilenceOrder) => void): Silence {
  let all: SilenceOrder | null = null;
  const forms = new Map<string, SilenceOrder>();

  /** An order from the future, or one that is longer than any, comes from a clock that was set back. */
  function current(order: SilenceOrder | null | undefined): SilenceOrder | null {
    if (order == null) return null;
    const nowMs = clock.now();
    return order.sinceMs <= nowMs && nowMs < order.untilMs && order.untilMs - nowMs <= WAIT_MAX_MS ? order : null;
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

/** Returns null for what is no order. */
export function parseSilenceOrder(value: unknown): SilenceOrder | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('status' in value && 'sinceMs' in value && 'untilMs' in value)) return null;
  const { status, sinceMs, untilMs } = value;
  if (typeof status !== 'number' || typeof sinceMs !== 'number' || typeof untilMs !== 'number') return null;
  return status === 429 || status === 503 ? { status, sinceMs, untilMs } : null;
}
