import type { Failure } from '../public/failure.ts';
import type { PullResult } from '../sync/pull.ts';
import type { SyncState } from '../sync/sync-state.ts';

/** Returns the sync state after a poll. A foreign answer takes precedence because it explains the other failures. */
export function stateAfter(failures: readonly Extract<PullResult, { status: 'failed' }>[]): SyncState {
  const has = (status: Failure['status']) => failures.some(({ failure }) => failure.status === status);
  if (has('foreign-answer')) return 'foreign';
  if (has('offline')) return 'offline';
  return failures.length > 0 ? 'failing' : 'ok';
}

/** Returns whether a failure concerns the user only: the device could not store it, or its response was invalid. */
export function isOfUserAlone(failure: Failure): boolean {
  return failure.status === 'storage-failed' || (failure.status === 'server-failed' && failure.httpStatus === null);
}
