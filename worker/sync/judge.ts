import { type FailedCall, isSessionLost } from '../http/outcome.ts';
import type { OutboxRow, Rejection, Wait, WaitCause } from '../public/outbox-row.ts';

/**
 * Consecutive failures of one cause after which an intent is shown as rejected instead of being silently retried. A
 * lost session stops the sender; if the server keeps asking for a login for one call although the user is logged in,
 * that call is rejected. All other causes are the network or a server that asks to wait, and never lead to a rejection.
 */
const FAILURES_MAX: Readonly<Partial<Record<WaitCause, number>>> = { server: 10, unreadable: 10, session: 3 };

export type Verdict =
  | { kind: 'wait'; cause: WaitCause; retryAfterMs: number | null }
  | { kind: 'reject'; rejection: Rejection }
  | { kind: 'leave' };

/** Decides what a failed call means for its outbox row. */
export function judge(row: Pick<OutboxRow, 'wait'>, failure: FailedCall): Verdict {
  const verdict = judgeAlone(failure);
  if (verdict.kind !== 'wait') return verdict;
  const { cause, retryAfterMs, otherwise } = verdict;
  const max = FAILURES_MAX[cause];
  return max !== undefined && nextWait(row, cause, 0).count >= max
    ? { kind: 'reject', rejection: otherwise }
    : { kind: 'wait', cause, retryAfterMs };
}

/** Returns the wait state of a row after another failure. A different cause resets the count. */
export function nextWait(row: Pick<OutboxRow, 'wait'>, cause: WaitCause, nowMs: number): Wait {
  return { cause, count: row.wait?.cause === cause ? row.wait.count + 1 : 1, atMs: nowMs };
}

type Judgement =
  | (Extract<Verdict, { kind: 'wait' }> & {
      /** The rejection to use once the failures exceed the limit. */
      otherwise: Rejection;
    })
  | Exclude<Verdict, { kind: 'wait' }>;

function judgeAlone(failure: FailedCall): Judgement {
  switch (failure.kind) {
    case 'aborted':
      return { kind: 'leave' };
    case 'network':
    case 'foreign':
      return { ...wait(failure.kind, null), otherwise: { reason: 'unreadable-answer' } };
    case 'contract':
      return { ...wait('unreadable', null), otherwise: { reason: 'unreadable-answer' } };
    case 'http':
      return judgeStatus(failure);
  }
}

function judgeStatus(failure: Extract<FailedCall, { kind: 'http' }>): Judgement {
  const { status, error, retryAfterMs } = failure;
  const otherwise: Rejection = { reason: 'refused', status, ...(error === null ? {} : { error: error.error }) };
  if (isSessionLost(failure)) return { ...wait('session', retryAfterMs), otherwise };
  if (status === 408 || status === 429 || status === 503) return { ...wait('busy', retryAfterMs), otherwise };
  // The first request with this key is still running or was cut off: retry.
  if (status === 409 && error?.error === 'idempotency_running') return { ...wait('busy', retryAfterMs), otherwise };
  if (status >= 500) return { ...wait('server', retryAfterMs), otherwise };
  if (status === 402) return { kind: 'reject', rejection: { reason: 'insufficient-credits' } };
  if (status === 404) return { kind: 'reject', rejection: { reason: 'not-found' } };
  if (status === 410) return { kind: 'reject', rejection: { reason: 'partner-gone' } };
  if (status === 422) return { kind: 'reject', rejection: { reason: 'invalid', fields: error?.fields ?? {} } };
  return { kind: 'reject', rejection: otherwise };
}

function wait(cause: WaitCause, retryAfterMs: number | null): Extract<Verdict, { kind: 'wait' }> {
  return { kind: 'wait', cause, retryAfterMs };
}
