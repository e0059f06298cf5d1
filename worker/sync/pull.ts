import { type FailedCall, isSessionLost } from '../http/outcome.ts';
import type { Failure } from '../public/failure.ts';
import { failureOf } from './failure.ts';
import type { WriteResult } from './write.ts';

/** Result of fetching and storing one resource. */
export type PullResult =
  | { status: 'ok' }
  /** The call for the user must determine whose session it is now. */
  | { status: 'session-lost' }
  /** `retryAfterMs`: as requested by the server. */
  | { status: 'failed'; failure: Failure; retryAfterMs: number | null }
  /** The pull was aborted, or its session has ended. */
  | { status: 'ended' };

export function pullFailure(failed: FailedCall): PullResult {
  if (isSessionLost(failed)) return { status: 'session-lost' };
  if (failed.kind === 'aborted') return { status: 'ended' };
  const retryAfterMs = failed.kind === 'http' ? failed.retryAfterMs : null;
  return { status: 'failed', failure: failureOf(failed), retryAfterMs };
}

export function pullWritten(result: WriteResult<unknown>): PullResult {
  switch (result.status) {
    case 'written':
      return { status: 'ok' };
    case 'session-ended':
      return { status: 'ended' };
    case 'storage-failed':
      return { status: 'failed', failure: result, retryAfterMs: null };
  }
}
