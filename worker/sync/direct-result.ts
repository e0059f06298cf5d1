import type { Outcome } from '../http/outcome.ts';
import type { DirectResult } from '../public/direct-calls.ts';
import { failureOf } from './failure.ts';

/** What a tab hears of a call that went straight to the server. */
export function directResult<Data>(outcome: Outcome<Data>): DirectResult<Data> {
  return outcome.kind === 'ok' ? { status: 'answered', data: outcome.data } : failureOf(outcome);
}

/** For answers that say no more than that it is done. */
export function withoutData(result: DirectResult<unknown>): DirectResult<null> {
  return result.status === 'answered' ? { status: 'answered', data: null } : result;
}
