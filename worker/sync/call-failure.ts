import { type Failure, isSessionLost } from '../http/outcome.ts';
import type { CallFailure } from '../public/worker-api.ts';

const RETRY_AFTER_DEFAULT_S = 60;

/** What a tab hears of a call that needed the server and failed. */
export function callFailure(failure: Failure): CallFailure {
  if (isSessionLost(failure)) return { status: 'session-lost' };
  switch (failure.kind) {
    case 'network':
    case 'aborted':
      return { status: 'offline' };
    case 'foreign':
      return { status: 'foreign-answer' };
    case 'contract':
      return { status: 'server-failed', httpStatus: null };
    case 'http':
      if (failure.status === 429) {
        const waitMs = failure.retryAfterMs ?? RETRY_AFTER_DEFAULT_S * 1_000;
        return { status: 'too-many-requests', retryAfterS: Math.ceil(waitMs / 1_000) };
      }
      return { status: 'server-failed', httpStatus: failure.status };
  }
}
