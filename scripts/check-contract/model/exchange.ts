import type { OperationContract, OperationUse } from './operation.ts';

/** Names and values as sent or received, in order, repeated names repeated. */
export type HeaderList = readonly (readonly [name: string, value: string])[];

export interface SentRequest {
  /** Upper case. */
  method: string;
  /** Absolute, with the query. */
  url: string;
  headers: HeaderList;
  /** Null: no body. */
  body: Uint8Array | null;
}

export type FailureReason =
  | 'refused'
  | 'unknown-host'
  | 'certificate'
  | 'timeout'
  | 'connection-cut'
  | 'too-large'
  | 'other';

export type ExchangeOutcome =
  | {
      kind: 'answered';
      status: number;
      statusText: string;
      headers: HeaderList;
      /** As it came, content encoding undone, a byte-order mark kept. */
      body: Uint8Array;
    }
  | {
      kind: 'failed';
      reason: FailureReason;
      /** For people, without a full stop. */
      message: string;
    };

/** Why a request was made. */
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

/** One request and what came of it. */
export interface Exchange {
  /** Rises within a run, from 1. */
  sequence: number;
  phase: Phase;
  /** Null: no operation of the contract (proxy mode). */
  operation: OperationContract | null;
  use: OperationUse | null;
  /** What the request is about, for people: `a body without "profile"`. */
  purpose: string;
  request: SentRequest;
  outcome: ExchangeOutcome;
  startedAtMs: number;
  durationMs: number;
}
