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

const eachIn = (body: unknown, list: string, ...names: readonly string[]): readonly unknown[] =>
  listIn(body, list).map((entry) => names.map((name) => at(entry, name)));

/**
 * Of messages and conversations a member has but the count: others write, too. Meanwhile an operator approves photos and
 * decides reports, a payment provider settles orders, and other members come online.
 */
const READS: readonly Read[] = [
  { operationId: 'getUser', use: 'getUser', own: withoutApproval },
  { operationId: 'getLikes', use: 'getLikes', own: (body) => eachIn(body, '/profiles', 'id') },
  {
    operationId: 'getTransactions',
    use: 'listTransactions',
    own: (body) => eachIn(body, '/transactions', 'id', 'amount', 'withdrawn_at'),
  },
  { operationId: 'listBlockedMembers', use: 'listBlockedMembers', own: (body) => eachIn(body, '/profiles', 'id') },
  { operationId: 'listReports', use: 'listReports', own: (body) => eachIn(body, '/reports', 'reference') },
  { operationId: 'getNotifications', use: 'getNotifications', own: (body) => body },
];

/** The account without what follows from the approval of a photo. */
function withoutApproval(user: unknown): unknown {
  const profile = at(user, 'profile');
  if (!isRecord(user) || !isRecord(profile)) return user;
  const { main_image: _main, completeness: _completeness, ...rest } = profile;
  return { ...user, profile: { ...rest, images: eachIn(profile, '/images', 'id') } };
}

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
