import { type FailedCall, isFirstStillRunning, isSessionLost } from '../http/outcome.ts';
import type { OutboxRow, Rejection, Wait, WaitCause } from '../public/outbox-row.ts';

/**
 * Consecutive failures of one cause after which an intent is shown as rejected instead of being silently retried. The
 * network, and a server that asks to wait, never lead to a rejection.
 */
const FAILURES_MAX = 10;
/**
 * A lost session stops the sender; if the server keeps asking for a login for one call although the user is logged in,
 * that call is rejected.
 */
const SESSION_REFUSALS_MAX = 3;

export type Verdict =
  | { kind: 'wait'; cause: WaitCause; retryAfterMs: number | null }
  | { kind: 'reject'; rejection: Rejection }
  | { kind: 'leave' };

/** Decides what a failed call means for its outbox row. */
export function judge(row: Pick<OutboxRow, 'wait'>, failure: FailedCall): Verdict {
  const verdict = judgeAlone(failure);
  if (verdict.kind !== 'wait') return verdict;
  const { cause, retryAfterMs, limit } = verdict;
  return limit !== null && nextWait(row, cause, 0).count >= limit.failuresMax
    ? { kind: 'reject', rejection: limit.rejection }
    : { kind: 'wait', cause, retryAfterMs };
}

/** Returns the wait state of a row after another failure. A different cause resets the count. */
export function nextWait(row: Pick<OutboxRow, 'wait'>, cause: WaitCause, nowMs: number): Wait {
  return { cause, count: row.wait?.cause === cause ? row.wait.count + 1 : 1, atMs: nowMs };
}

/** How many failures in a row are waited for, and the rejection that the last of them is; null if there is no limit. */
type Limit = { failuresMax: number; rejection: Rejection } | null;

type WaitJudgement = Extract<Verdict, { kind: 'wait' }> & { limit: Limit };

type Judgement = WaitJudgement | Exclude<Verdict, { kind: 'wait' }>;

function judgeAlone(failure: FailedCall): Judgement {
  switch (failure.kind) {
    case 'aborted':
      return { kind: 'leave' };
    case 'network':
    case 'foreign':
      return wait(failure.kind, null, null);
    case 'contract':
      return wait('unreadable', null, { failuresMax: FAILURES_MAX, rejection: { reason: 'unreadable-answer' } });
    case 'http':
      return judgeStatus(failure);
  }
}

function judgeStatus(failure: Extract<FailedCall, { kind: 'http' }>): Judgement {
  const { status, error, retryAfterMs } = failure;
  const rejection: Rejection = { reason: 'refused', status, ...(error === null ? {} : { error: error.error }) };
  if (isSessionLost(failure)) return wait('session', retryAfterMs, { failuresMax: SESSION_REFUSALS_MAX, rejection });
  if (status === 408 || status === 429 || status === 503) return wait('busy', retryAfterMs, null);
  if (isFirstStillRunning(failure)) return wait('busy', retryAfterMs, null);
  if (status >= 500) return wait('server', retryAfterMs, { failuresMax: FAILURES_MAX, rejection });
  if (status === 402) return { kind: 'reject', rejection: { reason: 'insufficient-credits' } };
  if (status === 404) return { kind: 'reject', rejection: { reason: 'not-found' } };
  if (status === 410) return { kind: 'reject', rejection: { reason: 'partner-gone' } };
  if (status === 422) return { kind: 'reject', rejection: { reason: 'invalid', fields: error?.fields ?? {} } };
  return { kind: 'reject', rejection };
}

function wait(cause: WaitCause, retryAfterMs: number | null, limit: Limit): WaitJudgement {
  return { kind: 'wait', cause, retryAfterMs, limit };
}
