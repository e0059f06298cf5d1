import type { Outcome } from '../http/outcome.ts';
import type { DirectResult } from '../public/direct-calls.ts';
import { callFailure } from './call-failure.ts';

/** Statuses by which the server says no to what was asked, in the words of the contract. */
const REFUSALS: readonly number[] = [404, 409, 410, 422];

/** What a tab hears of a call that went straight to the server. */
export function directResult<Data>(outcome: Outcome<Data>): DirectResult<Data> {
  if (outcome.kind === 'ok') return { status: 'answered', data: outcome.data };
  if (outcome.kind === 'http' && REFUSALS.includes(outcome.status)) {
    const { status, error } = outcome;
    return { status: 'refused', httpStatus: status, error: error?.error ?? 'unknown', fields: error?.fields ?? {} };
  }
  return callFailure(outcome);
}

/** For answers that say no more than that it is done. */
export function withoutData(result: DirectResult<unknown>): DirectResult<null> {
  return result.status === 'answered' ? { status: 'answered', data: null } : result;
}
