import type { Exchange } from './exchange.ts';
import type { Finding } from './finding.ts';
import type { OperationContract } from './operation.ts';

export type OperationVerdict =
  | { kind: 'conforms' }
  | { kind: 'findings'; count: number }
  /** No findings, but no evidence that it works either: `never answered with a success`. */
  | { kind: 'not-proven'; reason: string }
  /** Never sent, with the reason: `changes data, and safe mode is on`. */
  | { kind: 'not-run'; reason: string };

export interface OperationReport {
  operation: OperationContract;
  verdict: OperationVerdict;
  requestCount: number;
  /** Documented statuses that occurred, and those that did not. */
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
  /** Findings in the baseline: counted, but they do not fail the run. */
  known?: readonly Finding[];
  /** Caveats besides the findings: certificates not checked, waits for rate limits, sequences skipped. */
  notes?: readonly string[];
  /** Why the run ended early; the report contains what was found until then. Null if it completed. */
  abortedBecause: string | null;
}
