import type { Exchange } from '../model/exchange.ts';
import type { Finding } from '../model/finding.ts';
import type { OperationContract, OperationUse } from '../model/operation.ts';
import type { ParsedBody, ResponseProblem } from './response-problem.ts';

export interface DiagnosisInput {
  operation: OperationContract;
  use: OperationUse;
  exchange: Exchange;
  /** Everything that the generic checks found, in the order of the response: status, headers, content type, body. */
  problems: readonly ResponseProblem[];
  parsedBody: ParsedBody;
}

export interface Diagnosis {
  findings: readonly Finding[];
  /** Problems (the same objects) that these findings explain; they are not reported again. */
  explained: ReadonlySet<ResponseProblem>;
}

/** Explains problems by PHP habits. */
export type Diagnose = (input: DiagnosisInput) => Diagnosis;

/** Explains nothing. */
export const diagnoseNothing: Diagnose = () => ({ findings: [], explained: new Set() });
