import type { components } from '../../openapi/generated/types.ts';

export type ApiError = components['schemas']['ErrorResponse'];

/** One deviation of a response from the contract. Contains no value of the response, which may be personal data. */
export interface Violation {
  /** JSON pointer into the body; empty for the whole body. */
  path: string;
  expected: string;
  actual: string;
}

/** The outcome of a call, and the only form in which the rest of the worker sees HTTP. */
export type Outcome<Data> =
  | { kind: 'ok'; data: Data }
  /** An error status; `error` is null if the body does not match the contract. */
  | { kind: 'http'; status: number; error: ApiError | null; retryAfterMs: number | null }
  /** No response: offline, disconnected or timed out. */
  | { kind: 'network' }
  | { kind: 'contract'; operation: string; violations: readonly Violation[] }
  /**
   * Something other than the API responded, or the response is incomplete: a login page, a proxy, a broken connection.
   */
  | { kind: 'foreign'; operation: string; violations: readonly Violation[] }
  /** The session ended, or the worker cancelled the call. */
  | { kind: 'aborted' };

/** Error code of a write whose first request is still running (contract). */
export const IDEMPOTENCY_RUNNING = 'idempotency_running';
const BUSY_STATUSES: readonly number[] = [408, 429, 503];

/** Any outcome other than success. */
export type FailedCall = Exclude<Outcome<never>, { kind: 'ok' }>;

/** Error code of a write that names another account than the session's (contract). */
const OTHER_ACCOUNT = 'other_account';

/**
 * Returns whether the session is lost: a 401 or 403 on any operation (contract; specification, section 6), or a session
 * that now belongs to another member. In both cases the user is refetched, and that response decides.
 */
export function isSessionLost(outcome: Outcome<unknown>): boolean {
  if (outcome.kind !== 'http') return false;
  const { status, error } = outcome;
  return status === 401 || status === 403 || (status === 409 && error?.error === OTHER_ACCOUNT);
}

function isRunning({ status, error }: { status: number; error: ApiError | null }): boolean {
  return status === 409 && error?.error === IDEMPOTENCY_RUNNING;
}

/** Returns whether the server asks to come back later: it is busy, or still runs the first request with this key. */
export function isBusy({ status, error }: { status: number; error: ApiError | null }): boolean {
  return BUSY_STATUSES.includes(status) || isRunning({ status, error });
}

/**
 * Statuses of an address, which any web server gives where it has no such file (RFC 9110, sections 15.5.5, 15.5.6 and
 * 15.5.11), as for a moment during a deployment.
 */
export const ADDRESS_STATUSES: readonly number[] = [404, 405, 410];

/** Returns whether a web server answered in the API's place: each error of the API has a code (contract). */
export function isOfWebServer({ status, error }: { status: number; error: ApiError | null }): boolean {
  return error === null && ADDRESS_STATUSES.includes(status);
}

/** Returns whether the API itself says that there is no such thing. */
export function isNotFound(outcome: Outcome<unknown>): boolean {
  return outcome.kind === 'http' && outcome.status === 404 && !isOfWebServer(outcome);
}

/**
 * Returns whether the first request under this idempotency key still runs, or was cut off (contract,
 * `idempotency_running`): the same request is answered later.
 */
export function isFirstStillRunning(outcome: Outcome<unknown>): boolean {
  return outcome.kind === 'http' && isRunning(outcome);
}

/** Returns whether the call reached the server; null if it tells nothing about that. */
export function isReached(outcome: Outcome<unknown>): boolean | null {
  switch (outcome.kind) {
    case 'aborted':
      return null;
    case 'network':
    case 'foreign':
      return false;
    case 'ok':
    case 'contract':
      return true;
    // Also what a load balancer says while the server behind it is down.
    case 'http':
      return outcome.status < 500 ? true : null;
  }
}
