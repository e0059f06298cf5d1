import { type Failure, isSessionLost } from '../http/outcome.ts';
import type { WriteResult } from './write.ts';

/** How fetching and storing one thing ended. */
export type PullResult =
  | { status: 'ok' }
  | { status: 'session-lost' }
  /** `network`: no answer; `server`: an error or an answer that broke the contract. */
  | {
      status: 'failed';
      cause: 'network' | 'server' | 'storage';
      retryAfterMs: number | null;
      httpStatus: number | null;
    }
  | { status: 'ended' };

export function pullFailure(failure: Failure): PullResult {
  if (isSessionLost(failure)) return { status: 'session-lost' };
  switch (failure.kind) {
    case 'aborted':
      return { status: 'ended' };
    case 'network':
      return { status: 'failed', cause: 'network', retryAfterMs: null, httpStatus: null };
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
      return { status: 'failed', cause: 'storage', retryAfterMs: null, httpStatus: null };
  }
}
