import type { Exchange, Phase } from './exchange.ts';
import type { OperationSource } from './operation.ts';

/** One deviation from the contract. Identical deviations in one body are a single finding with a count. */
export interface Finding {
  /** Stable identifier for programs: `undocumented-status`, `php-number-as-string`. */
  code: string;
  phase: Phase;
  /** Null if the request matches no operation. */
  operationId: string | null;
  source: OperationSource | null;
  /** One plain-language sentence. */
  title: string;
  /** JSON pointer into the body with `*` for list indices, or `header Retry-After`, or null. */
  place: string | null;
  /** How many places in this body have the same deviation; at least 1. */
  count: number;
  expected: string;
  actual: string;
  /** What to change, in plain words, with the line of PHP if known. */
  advice: string | null;
  exchange: Exchange;
}
