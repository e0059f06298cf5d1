import type { components } from '../../openapi/generated/types.ts';

export type ApiError = components['schemas']['ErrorResponse'];

/** One way in which an answer differs from the contract. Holds no value of the answer, which may be personal. */
export interface Violation {
  /** JSON pointer into the body; empty for the whole of it. */
  path: string;
  expected: string;
  actual: string;
}

/** How a call ended. The only shape in which the rest of the worker sees HTTP. */
export type Outcome<Data> =
  | { kind: 'ok'; data: Data }
  /** An error of the contract; `error` is null when its body was none of the contract's. */
  | { kind: 'http'; status: number; error: ApiError | null; retryAfterMs: number | null }
  /** No answer: offline, cut, timed out. */
  | { kind: 'network' }
  | { kind: 'contract'; operation: string; violations: readonly Violation[] }
  /** Something else answered in the API's place, or the answer came in pieces: a login page, a proxy, a cut. */
  | { kind: 'foreign'; operation: string; violations: readonly Violation[] }
  /** The session ended or the worker gave the call up. */
  | { kind: 'aborted' };

/** Every way in which a call does not end as asked. */
export type FailedCall = Exclude<Outcome<never>, { kind: 'ok' }>;

/** Error of a write that names another account than the session's (contract). */
const OTHER_ACCOUNT = 'other_account';

/**
 * A 401 or 403 on any operation means that the session is lost (contract; specification, section 6). One that is
 * another member's by now is lost for this one too: either way the user is asked for, who decides.
 */
export function isSessionLost(outcome: Outcome<unknown>): boolean {
  if (outcome.kind !== 'http') return false;
  const { status, error } = outcome;
  return status === 401 || status === 403 || (status === 409 && error?.error === OTHER_ACCOUNT);
}
