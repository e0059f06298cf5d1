import type { Exchange, Phase } from '../model/exchange.ts';
import type { OperationContract, OperationUse } from '../model/operation.ts';
import type { Draft } from '../requests/draft.ts';
import type { FindingText } from '../run/finding-text.ts';
import type { Answer, Order } from '../run/runner.ts';
import type { Visitor } from '../run/visitor.ts';

/** What the probes need from a run. */
export interface ProbeContext {
  /** Sends, checks and records a request; may be called concurrently. */
  send(order: Order): Promise<Answer>;
  report(phase: Phase, exchange: Exchange, text: FindingText): void;
  /** Adds a note that readers need besides the findings. */
  note(text: string): void;
  /** The requests the run has sent so far. */
  exchanges: readonly Exchange[];
  /** Returns a valid request for a use, on behalf of the member. */
  draft(operation: OperationContract, use: OperationUse): Draft;
  /** The member whose session is used; null if the run has no login. */
  member: Visitor | null;
  /** Opens another session of the same account; null if that is impossible. */
  secondSession(): Promise<Visitor | null>;
  /** True in safe mode and dry runs. */
  isSafe: boolean;
  /** Whether requests per second are limited, which makes timings meaningless. */
  isRateLimited: boolean;
}

/** A successful exchange with its operation and use. */
export interface SuccessfulCall {
  operation: OperationContract;
  use: OperationUse;
  exchange: Exchange;
}

/** Returns the conformance requests that succeeded. */
export function successfulCalls(exchanges: readonly Exchange[]): readonly SuccessfulCall[] {
  return exchanges.flatMap((exchange): readonly SuccessfulCall[] => {
    const { operation, use, outcome, phase } = exchange;
    if (operation === null || use === null || phase !== 'conformance' || outcome.kind !== 'answered') return [];
    return outcome.status >= 200 && outcome.status < 300 ? [{ operation, use, exchange }] : [];
  });
}
