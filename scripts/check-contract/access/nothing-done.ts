import { isDeepStrictEqual } from 'node:util';
import { operationOf } from '../contract/contract.ts';
import { at, isRecord } from '../contract/json.ts';
import type { RunContext } from '../run/context.ts';
import { draftFor } from '../run/drafts.ts';
import type { PlannedUse } from '../run/plan.ts';
import type { Answer } from '../run/runner.ts';
import type { Visitor } from '../run/visitor.ts';
import { listIn } from '../sequences/values.ts';

interface Read {
  operationId: string;
  use: string;
  /** What is changed by nobody but the member. */
  own(body: unknown): unknown;
}

/** Of messages and conversations a member has but the count: others write, too. */
const READS: readonly Read[] = [
  { operationId: 'getUser', use: 'getUser', own: (body) => body },
  { operationId: 'getLikes', use: 'getLikes', own: (body) => listIn(body, '/profiles').map((each) => at(each, 'id')) },
  { operationId: 'getTransactions', use: 'listTransactions', own: (body) => at(body, 'transactions') },
  { operationId: 'listBlockedMembers', use: 'listBlockedMembers', own: (body) => at(body, 'profiles') },
  { operationId: 'listReports', use: 'listReports', own: (body) => at(body, 'reports') },
  { operationId: 'getNotifications', use: 'getNotifications', own: (body) => body },
];

export type Standing = ReadonlyMap<string, Answer & { own: unknown }>;

/** Reads what a member has, as far as only the member changes it. */
export async function standingOf(context: RunContext, visitor: Visitor): Promise<Standing> {
  const found = new Map<string, Answer & { own: unknown }>();
  if (!visitor.hasSession || context.isDry) return found;
  for (const { operationId, use: name, own } of READS) {
    const operation = operationOf(context.contract, operationId);
    const use = operation?.uses.find((each) => each.name === name);
    const isPlanned = context.planned.some((planned) => planned.use === use);
    if (operation === null || use === undefined || !isPlanned || context.runner.isMuted(operationId)) continue;
    const answer = await context.runner.send({
      phase: 'negative',
      draft: draftFor(context, visitor, operation, use, { withOptional: false }),
      purpose: 'what the member has',
      visitor,
      isImpatient: true,
      expectation: { kind: 'documented' },
    });
    if (answer.isSuccess) found.set(name, { ...answer, own: own(answer.body) });
  }
  return found;
}

/**
 * Reports a write that was refused each time and done all the same (RESTler's leakage rule): the client shows what was
 * refused as not done, and sends it again.
 */
export async function checkNothingDone(
  context: RunContext,
  visitor: Visitor,
  { use, operation }: PlannedUse,
  before: Standing,
): Promise<void> {
  const wasAccepted = context.runner.findings.some(
    ({ code, operationId }) => code.endsWith('-accepted') && operationId === operation.operationId,
  );
  if (wasAccepted || before.size === 0) return;
  const after = await standingOf(context, visitor);
  const changed = [...after].find(
    ([name, { own }]) => before.has(name) && !isDeepStrictEqual(own, before.get(name)?.own),
  );
  if (changed === undefined) return;
  const [name, { own, exchange }] = changed;
  const again = (await standingOf(context, visitor)).get(name);
  // What changes by itself says nothing.
  if (!isDeepStrictEqual(again?.own, own)) return;
  context.runner.report('negative', exchange, {
    code: 'refused-and-done',
    title: `Bad requests for ${use.name} are refused, and change something all the same`,
    place: null,
    expected: `${name} as before them`,
    actual: difference(before.get(name)?.own, own),
    advice: 'Check the whole request before the first INSERT or UPDATE, or roll the transaction back when refusing.',
  });
}

/** Names what differs, at the highest level where the two have names or a length. */
function difference(before: unknown, after: unknown): string {
  if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length)
    return `${after.length} entries, ${before.length} before`;
  if (isRecord(before) && isRecord(after)) {
    const names = Object.keys(after).filter((name) => !isDeepStrictEqual(before[name], after[name]));
    return `another ${names.map((name) => `"${name}"`).join(', ')}`;
  }
  return 'another one';
}
