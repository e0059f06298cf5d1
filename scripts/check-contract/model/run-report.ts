import type { Exchange } from './exchange.ts';
import type { Finding } from './finding.ts';
import type { OperationContract } from './operation.ts';

export type OperationVerdict =
  | { kind: 'conforms' }
  | { kind: 'findings'; count: number }
  /** Nothing was found, but nothing shows that it works either: `never answered with a success`. */
  | { kind: 'not-proven'; reason: string }
  /** Not sent at all, with the reason: `changes data, and safe mode is on`. */
  | { kind: 'not-run'; reason: string };

export interface OperationReport {
  operation: OperationContract;
  verdict: OperationVerdict;
  requestCount: number;
  /** Documented statuses that were answered, and those that were not. */
  seenStatuses: readonly string[];
  unseenStatuses: readonly string[];
  /** Parameters that were sent, and those that were not. */
  sentParameters: readonly string[];
  unsentParameters: readonly string[];
}

export interface Ratio {
  reached: number;
  total: number;
}

export interface Coverage {
  operations: Ratio;
  /** Uses of operations (`x-variants`). */
  uses: Ratio;
  parameters: Ratio;
  statuses: Ratio;
}

export interface RunReport {
  contract: { title: string; version: string; sha256: string };
  baseUrl: string;
  mode: 'full' | 'safe' | 'proxy';
  startedAtMs: number;
  durationMs: number;
  operations: readonly OperationReport[];
  coverage: Coverage;
  exchanges: readonly Exchange[];
  findings: readonly Finding[];
  /** Findings that a baseline knows: counted, and no reason to fail. */
  known?: readonly Finding[];
  /** What a reader has to know beside the findings: certificates not checked, waits for rate limits, sequences skipped. */
  notes?: readonly string[];
  /** Why the run ended early; what was found until then stands in the report. Null: it ran to its end. */
  abortedBecause: string | null;
}
