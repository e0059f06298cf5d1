import type { OperationContract, OperationUse } from '../model/operation.ts';
import { asSentByBrowser } from '../requests/as-a-browser.ts';
import { buildDraft } from '../requests/build-draft.ts';
import type { Draft } from '../requests/draft.ts';
import type { RunContext } from './context.ts';
import type { Visitor } from './visitor.ts';

/**
 * Builds a valid request for a use on behalf of one visitor. Writes carry what a browser adds to them: a server may
 * refuse those of no page. Reads have nothing but what the contract names.
 */
export function draftFor(
  context: RunContext,
  visitor: Visitor,
  operation: OperationContract,
  use: OperationUse,
  { attempt = 0, withOptional = true }: { attempt?: number; withOptional?: boolean } = {},
): Draft {
  const { contract, host, languages, runner } = context;
  const { document } = contract;
  const draft = buildDraft(operation, use, { document, pool: visitor.pool, host, languages, attempt, withOptional });
  return use.isChanging ? asSentByBrowser(draft, runner.options.baseUrl) : draft;
}
