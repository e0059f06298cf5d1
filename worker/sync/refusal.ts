import { type Failure, isSessionLost } from '../http/outcome.ts';
import type { CallFailure, Refusal } from '../public/worker-api.ts';
import { callFailure } from './call-failure.ts';

const REFUSALS = [404, 409, 410, 413];

/** What a tab hears of a write that went straight to the server and was not done. */
export function refusalOrFailure(failure: Failure): Refusal | CallFailure {
  if (failure.kind !== 'http' || isSessionLost(failure)) return callFailure(failure);
  if (failure.status === 422) return { status: 'invalid', fields: failure.error?.fields ?? {} };
  if (REFUSALS.includes(failure.status)) {
    return { status: 'refused', httpStatus: failure.status, code: failure.error?.error ?? null };
  }
  return callFailure(failure);
}
