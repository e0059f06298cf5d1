import { checkLinkKept } from '../access/links-kept.ts';
import type { Draft } from '../requests/draft.ts';
import { obstacle, type RunContext } from './context.ts';
import { draftFor } from './drafts.ts';
import type { PlannedUse } from './plan.ts';
import type { Answer } from './runner.ts';
import type { Visitor } from './visitor.ts';

/** Attempts per use, each with another known value. */
const ATTEMPTS_MAX = 12;
const STATE_STATUSES = [402, 404, 409, 410];

/**
 * Sends a valid request for every use that an everyday account may make, except signup, which switches the logged-in
 * account and is done by a separate browser, and logout, which comes at the end of the run.
 */
export async function runConformance(context: RunContext, done: ReadonlySet<string>): Promise<void> {
  context.onPhase('Conformance');
  const waiting = context.planned
    .filter(({ operation, use }) => !use.needsThrowaway && !done.has(use.name) && operation.operationId !== 'logOut')
    .filter(({ use }) => use !== context.contract.signUp?.use)
    .filter(({ use }) => {
      const reason = obstacle(context, use);
      if (reason !== null) context.notRun.set(use, reason);
      return reason === null;
    });
  while (waiting.length > 0) {
    const [next] = waiting.splice(nextIndex(context, waiting), 1);
    const answer = next === undefined ? null : await exerciseUse(context, context.member, next);
    if (next !== undefined && answer?.isSuccess === true) await checkLinkKept(context, next);
  }
}

/** Orders by `x-order`, then reads before writes, then uses whose ids are all known. */
function nextIndex(context: RunContext, waiting: readonly PlannedUse[]): number {
  const lowest = Math.min(...waiting.map(({ operation }) => operation.order));
  let best = { index: 0, weight: Number.POSITIVE_INFINITY };
  waiting.forEach(({ operation, use }, index) => {
    if (operation.order !== lowest) return;
    const draft = draftFor(context, context.member, operation, use, { withOptional: false });
    const isReady = draft.resources.every((used) => used.isLearned);
    const weight = (use.isChanging ? 2 : 0) + (isReady ? 0 : 1);
    if (weight < best.weight) best = { index, weight };
  });
  return best.index;
}

/** Headers that browsers send with neither a beacon nor a new window. */
const OF_CLIENT = 'x-package-name';

/**
 * Sends a use with all its parameters and, if it only reads or what asks for it can carry no headers, also with only the
 * required ones.
 */
export async function exerciseUse(
  context: RunContext,
  visitor: Visitor,
  { operation, use }: PlannedUse,
): Promise<Answer | null> {
  if (context.runner.isMuted(operation.operationId)) return null;
  const answer = await exerciseWithEachValue(context, visitor, { operation, use });
  if (answer.isSuccess) forgetRemoved(operation.method, answer.draft, visitor);
  const { draft } = answer;
  const bare = draftFor(context, visitor, operation, use, { withOptional: false });
  const canBeBare = operation.parameters.some(({ name, isRequired }) => name === OF_CLIENT && !isRequired);
  const isLess = (!use.isChanging && bare.query.length < draft.query.length) || canBeBare;
  if (isLess && !context.runner.isMuted(operation.operationId)) {
    const purpose = `${use.name} with only what is required`;
    const expectation = { kind: 'success', mayTryAnother: true } as const;
    await context.runner.send({ phase: 'conformance', draft: bare, purpose, visitor, expectation });
  }
  return answer;
}

async function exerciseWithEachValue(
  context: RunContext,
  visitor: Visitor,
  { operation, use }: PlannedUse,
): Promise<Answer & { draft: Draft }> {
  for (let attempt = 0; ; attempt += 1) {
    const draft = draftFor(context, visitor, operation, use, { attempt });
    const known = Math.max(0, ...draft.resources.map(({ resource }) => visitor.pool.all(resource).length));
    const isLast = context.isDry || attempt + 1 >= Math.min(ATTEMPTS_MAX, known);
    const purpose = attempt === 0 ? `${use.name}, a valid request` : `${use.name}, a valid request with another value`;
    const expectation = { kind: 'success', mayTryAnother: !isLast } as const;
    const answer = await context.runner.send({ phase: 'conformance', draft, purpose, visitor, expectation });
    if (isLast || answer.status === null || !STATE_STATUSES.includes(answer.status)) return { ...answer, draft };
  }
}

/** Forgets deleted resources, so that they are not requested again. */
function forgetRemoved(method: string, draft: Draft, visitor: Visitor): void {
  if (method !== 'DELETE') return;
  for (const { resource, value } of draft.resources)
    if (resource === 'conversation' || resource === 'image') visitor.pool.forget(resource, value);
}
