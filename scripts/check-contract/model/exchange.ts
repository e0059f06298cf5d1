import type { OperationContract, OperationUse } from './operation.ts';

/** Headers as sent or received, in order, including duplicates. */
export type HeaderList = readonly (readonly [name: string, value: string])[];

export interface SentRequest {
  /** Uppercase. */
  method: string;
  /** Absolute, with the query. */
  url: string;
  headers: HeaderList;
  /** Null for no body. */
  body: Uint8Array | null;
}

export type FailureReason =
  | 'refused'
  | 'unknown-host'
  | 'certificate'
  | 'timeout'
  | 'connection-cut'
  | 'too-large'
  /** Content-Length does not agree with the body. */
  | 'wrong-length'
  /** The body is not what Content-Encoding says. */
  | 'wrong-encoding'
  /** The body breaks the rules of Transfer-Encoding: chunked. */
  | 'broken-chunks'
  | 'other';

export type ExchangeOutcome =
  | {
      kind: 'answered';
      status: number;
      statusText: string;
      headers: HeaderList;
      /** As received, with content encoding decoded and a byte-order mark kept. */
      body: Uint8Array;
    }
  | {
      kind: 'failed';
      reason: FailureReason;
      /** Human-readable, without a full stop. */
      message: string;
    };

/** The part of the run that made a request. */
export type Phase =
  | 'login'
  | 'conformance'
  | 'negative'
  | 'session'
  | 'sequence'
  | 'members'
  | 'idempotency'
  | 'php'
  | 'proxy';

/** A request and its outcome. */
export interface Exchange {
  /** Increases within a run, starting at 1. */
  sequence: number;
  phase: Phase;
  /** Null if the request matches no operation of the contract (proxy mode). */
  operation: OperationContract | null;
  use: OperationUse | null;
  /** Human-readable description of the request: `a body without "profile"`. */
  purpose: string;
  request: SentRequest;
  outcome: ExchangeOutcome;
  startedAtMs: number;
  durationMs: number;
}
