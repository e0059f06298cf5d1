import type { Exchange, Phase } from '../model/exchange.ts';
import type { OperationContract, OperationUse } from '../model/operation.ts';
import type { Draft } from '../requests/draft.ts';
import type { FindingText } from '../run/finding-text.ts';
import type { Answer, Order } from '../run/runner.ts';
import type { Visitor } from '../run/visitor.ts';

/** What the probes need of a run. */
export interface ProbeContext {
  /** Sends, checks and keeps; may be called several times at once. */
  send(order: Order): Promise<Answer>;
  report(phase: Phase, exchange: Exchange, text: FindingText): void;
  /** What a reader has to know beside the findings. */
  note(text: string): void;
  /** What the run has sent so far. */
  exchanges: readonly Exchange[];
  /** A request of a use that the contract allows, for the member. */
  draft(operation: OperationContract, use: OperationUse): Draft;
  /** Whose session counts; null: the run has no login. */
  member: Visitor | null;
  /** A further session of the same account; null where there can be none. */
  secondSession(): Promise<Visitor | null>;
  /** Safe mode, or a dry run. */
  isSafe: boolean;
  /** A limit on requests per second makes times worthless. */
  isRateLimited: boolean;
}

/** An operation with one of its uses, and what came of it. */
export interface SuccessfulCall {
  operation: OperationContract;
  use: OperationUse;
  exchange: Exchange;
}

/** The conformance requests that were answered with a success. */
export function successfulCalls(exchanges: readonly Exchange[]): readonly SuccessfulCall[] {
  return exchanges.flatMap((exchange): readonly SuccessfulCall[] => {
    const { operation, use, outcome, phase } = exchange;
    if (operation === null || use === null || phase !== 'conformance' || outcome.kind !== 'answered') return [];
    return outcome.status >= 200 && outcome.status < 300 ? [{ operation, use, exchange }] : [];
  });
}
