import type { Exchange, Phase } from './exchange.ts';
import type { OperationSource } from './operation.ts';

/** One deviation from the contract. What is the same in many places of one body is one finding with a count. */
export interface Finding {
  /** Stable, for programs: `undocumented-status`, `php-number-as-string`. */
  code: string;
  phase: Phase;
  /** Null: a request that fits no operation. */
  operationId: string | null;
  source: OperationSource | null;
  /** One sentence in plain words. */
  title: string;
  /** Place in the body as a JSON pointer with `*` for list positions, or `header Retry-After`, or null. */
  place: string | null;
  /** How many places of this body are alike; 1 for one. */
  count: number;
  expected: string;
  actual: string;
  /** What to change, in plain words, with the line of PHP where there is one. */
  advice: string | null;
  exchange: Exchange;
}
