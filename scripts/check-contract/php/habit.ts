import type { DiagnosisInput } from '../checks/php-diagnosis.ts';
import type { ResponseProblem } from '../checks/response-problem.ts';
import type { SchemaProblem } from '../checks/schema-problem.ts';
import type { ContractDocument } from '../contract/document.ts';
import type { HeaderList } from '../model/exchange.ts';

export interface FieldProblem {
  /** The object to mark as explained. */
  problem: ResponseProblem;
  field: SchemaProblem;
}

/** A response as the habits see it. */
export interface PhpAnswer extends DiagnosisInput {
  document: ContractDocument;
  status: number;
  headers: HeaderList;
  /** Lowercase, without parameters; null if missing. */
  mediaType: string | null;
  body: Uint8Array;
  /** The body with invalid bytes replaced; for searching, not for parsing JSON. */
  text: string;
  /** Whether the contract specifies JSON for this status. */
  wantsJson: boolean;
  fieldProblems: readonly FieldProblem[];
}

/** A detected habit, which becomes one finding. */
export interface HabitMatch {
  code: string;
  title: string;
  place: string | null;
  count: number;
  expected: string;
  actual: string;
  advice: string;
  explained: readonly ResponseProblem[];
}

/** Returns null if the response does not show the habit. */
export type Habit = (answer: PhpAnswer) => HabitMatch | null;
