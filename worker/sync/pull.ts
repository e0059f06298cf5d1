import { type FailedCall, isSessionLost } from '../http/outcome.ts';
import type { Failure } from '../public/failure.ts';
import { failureOf } from './failure.ts';
import type { WriteResult } from './write.ts';

/** How fetching and storing one thing ended. */
export type PullResult =
  | { status: 'ok' }
  /** The user call says whose session it is now. */
  | { status: 'session-lost' }
  /** `retryAfterMs`: as the server asked for. */
  | { status: 'failed'; failure: Failure; retryAfterMs: number | null }
  /** It was given up, or there is nothing left to write to. */
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
