import type { Outcome } from '../http/outcome.ts';
import type { DirectResult } from '../public/direct-calls.ts';
import { failureOf } from './failure.ts';

/** Returns the result that a tab receives for a call that went straight to the server. */
export function directResult<Data>(outcome: Outcome<Data>): DirectResult<Data> {
  return outcome.kind === 'ok' ? { status: 'answered', data: outcome.data } : failureOf(outcome);
}

/** Drops the data of a result, for responses that only confirm success. */
export function withoutData(result: DirectResult<unknown>): DirectResult<null> {
  return result.status === 'answered' ? { status: 'answered', data: null } : result;
}
