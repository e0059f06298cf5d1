import { type FailedCall, isFirstStillRunning, isOfWebServer, isSessionLost } from '../http/outcome.ts';
import type { Failure } from '../public/failure.ts';

const RETRY_AFTER_DEFAULT_S = 60;
/** Own choice: a request that runs longer is cut off by most servers within this time. */
const STILL_RUNNING_DEFAULT_S = 10;

/** Status codes with which the server refuses a request, as opposed to failing (contract). */
const REFUSALS: readonly number[] = [404, 409, 410, 413, 422];

/** Returns the failure that a tab receives for a call that required the server. */
export function failureOf(failed: FailedCall): Failure {
  if (isSessionLost(failed)) return { status: 'session-lost' };
  switch (failed.kind) {
    case 'network':
    case 'aborted':
      return { status: 'offline' };
    case 'foreign':
      return { status: 'foreign-answer' };
    case 'contract':
      return { status: 'server-failed', httpStatus: null };
    case 'http':
      return failureOfStatus(failed);
  }
}

function failureOfStatus(failed: Extract<FailedCall, { kind: 'http' }>): Failure {
  const { status, error, retryAfterMs } = failed;
  const isRunning = isFirstStillRunning(failed);
  if (status === 429 || isRunning) {
    const waitMs = retryAfterMs ?? (isRunning ? STILL_RUNNING_DEFAULT_S : RETRY_AFTER_DEFAULT_S) * 1_000;
    return { status: 'too-many-requests', retryAfterS: Math.ceil(waitMs / 1_000) };
  }
  if (isOfWebServer(failed)) return { status: 'server-failed', httpStatus: status };
  if (REFUSALS.includes(status)) {
    return { status: 'refused', httpStatus: status, error: error?.error ?? 'unknown', fields: error?.fields ?? {} };
  }
  return { status: 'server-failed', httpStatus: status };
}
