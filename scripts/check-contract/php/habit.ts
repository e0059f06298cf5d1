import type { DiagnosisInput } from '../checks/php-diagnosis.ts';
import type { ResponseProblem } from '../checks/response-problem.ts';
import type { SchemaProblem } from '../checks/schema-problem.ts';
import type { ContractDocument } from '../contract/document.ts';
import type { HeaderList } from '../model/exchange.ts';

export interface FieldProblem {
  /** The object that is marked as explained. */
  problem: ResponseProblem;
  field: SchemaProblem;
}

/** An answer as the habits look at it. */
export interface PhpAnswer extends DiagnosisInput {
  document: ContractDocument;
  status: number;
  headers: HeaderList;
  /** Lower case, without parameters; null where none was sent. */
  mediaType: string | null;
  body: Uint8Array;
  /** The body with bad bytes replaced; for looking at, not for reading JSON. */
  text: string;
  /** Whether the contract wants JSON with this status. */
  wantsJson: boolean;
  fieldProblems: readonly FieldProblem[];
}

/** A habit that was met: what becomes one finding. */
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

/** Null: the answer does not show this habit. */
export type Habit = (answer: PhpAnswer) => HabitMatch | null;
