import type { OperationContract, OperationUse } from '../model/operation.ts';
import { buildDraft } from '../requests/build-draft.ts';
import type { Draft } from '../requests/draft.ts';
import type { RunContext } from './context.ts';
import type { Visitor } from './visitor.ts';

/** Builds a valid request for a use on behalf of one visitor. */
export function draftFor(
  context: RunContext,
  visitor: Visitor,
  operation: OperationContract,
  use: OperationUse,
  { attempt = 0, withOptional = true }: { attempt?: number; withOptional?: boolean } = {},
): Draft {
  const { contract, host } = context;
  return buildDraft(operation, use, { document: contract.document, pool: visitor.pool, host, attempt, withOptional });
}
