import { type Failure, isSessionLost } from '../http/outcome.ts';
import type { WriteResult } from './write.ts';

/** How fetching and storing one thing ended. */
export type PullResult =
  | { status: 'ok' }
  | { status: 'session-lost' }
  /** `network`: no answer; `foreign`: something else answered; `server`: an error, or the contract broken. */
  | {
      status: 'failed';
      cause: 'network' | 'foreign' | 'server';
      retryAfterMs: number | null;
      httpStatus: number | null;
    }
  | { status: 'failed'; cause: 'storage'; storage: 'quota' | 'refused'; retryAfterMs: null; httpStatus: null }
  | { status: 'ended' };

export function pullFailure(failure: Failure): PullResult {
  if (isSessionLost(failure)) return { status: 'session-lost' };
  switch (failure.kind) {
    case 'aborted':
      return { status: 'ended' };
    case 'network':
      return { status: 'failed', cause: 'network', retryAfterMs: null, httpStatus: null };
    case 'foreign':
      return { status: 'failed', cause: 'foreign', retryAfterMs: null, httpStatus: null };
    case 'contract':
      return { status: 'failed', cause: 'server', retryAfterMs: null, httpStatus: null };
    case 'http':
      return { status: 'failed', cause: 'server', retryAfterMs: failure.retryAfterMs, httpStatus: failure.status };
  }
}

export function pullWritten(result: WriteResult<unknown>): PullResult {
  switch (result.status) {
    case 'written':
      return { status: 'ok' };
    case 'session-ended':
      return { status: 'ended' };
    case 'storage-failed':
      return { status: 'failed', cause: 'storage', storage: result.cause, retryAfterMs: null, httpStatus: null };
  }
}
