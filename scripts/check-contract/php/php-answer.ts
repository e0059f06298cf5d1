import { headerValue } from '../checks/check-headers.ts';
import { isJson, matchStatus, mediaType } from '../checks/check-response.ts';
import type { DiagnosisInput } from '../checks/php-diagnosis.ts';
import type { ContractDocument } from '../contract/document.ts';
import type { FieldProblem, PhpAnswer } from './habit.ts';

/** Returns null if there was no HTTP response. */
export function phpAnswer(document: ContractDocument, input: DiagnosisInput): PhpAnswer | null {
  const { outcome } = input.exchange;
  if (outcome.kind === 'failed') return null;
  const { status, headers, body } = outcome;
  // For an undocumented status, assume that the success response was expected.
  const documented = matchStatus(input.operation, status) ?? matchStatus(input.operation, 200);
  return {
    ...input,
    document,
    status,
    headers,
    mediaType: mediaType(headerValue(headers, 'content-type')),
    body,
    text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(body),
    wantsJson: [...(documented?.response.content.keys() ?? [])].some(isJson),
    fieldProblems: input.problems.flatMap((problem): readonly FieldProblem[] =>
      problem.kind === 'schema' ? [{ problem, field: problem.problem }] : [],
    ),
  };
}
