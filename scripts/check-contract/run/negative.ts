import { randomUUID } from 'node:crypto';
import { withFreshKey, withKeyUnless } from '../access/keyed.ts';
import { checkNothingDone, type Standing, standingOf } from '../access/nothing-done.ts';
import { forgetDevice, makeReady, readyOrders } from '../access/ready-for-keys.ts';
import { checkSpelling } from '../access/spelling.ts';
import { linkToken } from '../access/used-links.ts';
import { at, isRecord } from '../contract/json.ts';
import { type BrokenDraft, brokenDrafts } from '../requests/broken-drafts.ts';
import type { Draft } from '../requests/draft.ts';
import { oddDrafts, oddLogins } from '../requests/odd-drafts.ts';
import { obstacle, type RunContext } from './context.ts';
import { draftFor } from './drafts.ts';
import type { Expectation } from './expectation.ts';
import { learnCsrf, secondSession } from './log-in.ts';
import { tryKnownOverride, tryMethodOverride, tryOtherMethods } from './other-methods.ts';
import type { PlannedUse } from './plan.ts';
import type { Visitor } from './visitor.ts';
import { isOfOrder, tryWrongCsrf } from './wrong-csrf.ts';

/** Broken requests per use by default: enough for each property once in each way, except for the largest bodies. */
const BROKEN_MAX = 110;
/** Servers limit login attempts. */
const BROKEN_LOGINS_MAX = 40;

/** Sends broken requests for every use: each must be refused as documented, without a server error. */
export async function runNegative(context: RunContext, throwaway: Visitor | null): Promise<void> {
  context.onPhase('Bad requests');
  const stranger = context.newVisitor('visitor');
  if (!context.isSafe && context.planned.some((planned) => changesSession(context, planned)))
    await learnCsrf(context, stranger);
  for (const planned of context.planned) {
    const part = `negative ${planned.use.name}`;
    if (context.done.has(part)) continue;
    const member = changesSession(context, planned) ? stranger : context.member;
    const visitor = planned.use.needsThrowaway ? throwaway : await whoMayLose(context, planned, member);
    if (visitor === null || obstacle(context, planned.use) !== null) continue;
    if (planned.use.session === 'required' && !visitor.hasSession) continue;
    await breakWell(context, planned, visitor, oddVisitor(planned, { stranger, throwaway, visitor }));
    context.finish(part);
  }
  if (context.isSafe) return;
  await tryWrongCsrf(context, context.planned);
  await tryOtherMethods(context);
  await tryMethodOverride(context);
  await tryKnownOverride(context);
}

/**
 * Sends broken requests for the links of mails that `--values` has, and for what can be done once, before they are
 * opened and before it is done: afterwards a server need only say that.
 */
export async function breakUnusedLinks(context: RunContext): Promise<void> {
  if (context.isSafe) return;
  for (const planned of context.planned) {
    const part = `negative ${planned.use.name}`;
    if (context.done.has(part)) continue;
    if (ENDS_ONCE.includes(planned.use.name)) await breakBefore(context, planned);
    if (linkToken(context, planned) === null) continue;
    await breakWell(context, planned, context.member, context.member);
    await tryWrongCsrf(context, [planned]);
    context.finish(part);
  }
}

/** What is refused for its state once it was done. */
const ENDS_ONCE = ['cancelPremium'];

async function breakBefore(context: RunContext, planned: PlannedUse): Promise<void> {
  if (context.isDry || !context.member.hasSession) return;
  await breakUse(context, context.member, planned);
}

async function breakWell(context: RunContext, planned: PlannedUse, visitor: Visitor, odd: Visitor): Promise<void> {
  if (context.isSafe) {
    await breakUse(context, visitor, planned);
    return;
  }
  if (isOfOrder(planned.use)) await readyOrders(context, visitor);
  // Without a device it is refused, whatever a request says.
  const needsDevice = planned.use.name === 'sendTestPush';
  if (needsDevice) await makeReady(context, planned, visitor);
  const before: Standing = planned.use.isChanging ? await standingOf(context, visitor) : new Map();
  await breakUse(context, visitor, planned);
  await checkNothingDone(context, visitor, planned, before);
  await checkSpelling(context, visitor, validFor(context, visitor, planned));
  if (needsDevice) await forgetDevice(context, visitor);
  await sendOddRequests(context, odd, planned);
}

/** A bad logout that is accepted must not end the session of the run. */
async function whoMayLose(context: RunContext, { use }: PlannedUse, member: Visitor): Promise<Visitor | null> {
  return use.name === 'logOut' && !context.isSafe && !context.isDry ? secondSession(context) : member;
}

function oddVisitor(
  { operation }: PlannedUse,
  { stranger, throwaway, visitor }: { stranger: Visitor; throwaway: Visitor | null; visitor: Visitor },
): Visitor {
  if (operation.operationId === 'logIn') return stranger;
  return throwaway?.hasSession ? throwaway : visitor;
}

/** Sends odd requests, from the throwaway account if there is one, because the server may accept some of them. */
async function sendOddRequests(context: RunContext, visitor: Visitor, planned: PlannedUse): Promise<void> {
  const { operation, use } = planned;
  const { runner } = context;
  const valid = draftFor(context, visitor, operation, use);
  // Without its secret, a request that would end, change or create an account or session cannot be accepted.
  const isHarmful = use.needsThrowaway || changesSession(context, planned) || linkToken(context, planned) !== null;
  const odd =
    operation.operationId === 'logIn'
      ? oddLogins(runner.options.checker, valid)
      : oddDrafts(runner.options.checker, isHarmful ? withoutSecret(valid) : valid);
  for (const { purpose, draft, isValid, because } of odd) {
    if (runner.isMuted(operation.operationId)) return;
    const answer = await runner.send({
      phase: 'negative',
      draft: withFreshKey(draft),
      purpose: `${use.name}: ${purpose}`,
      visitor,
      isImpatient: true,
      expectation: oddExpectation(isValid === true, because),
    });
    if (answer.isRateLimited) return;
  }
}

/** Refusals that say nothing of the words of a request. */
const BESIDE_WORDS = [402, 404, 409, 410];

function oddExpectation(isValid: boolean, because: string | undefined): Expectation {
  if (because !== undefined) return { kind: 'status', statuses: [200, ...BESIDE_WORDS], because };
  return isValid ? { kind: 'success', mayTryAnother: true } : { kind: 'documented' };
}

function withoutSecret(draft: Draft): Draft {
  if (draft.body.kind !== 'json' || !isRecord(draft.body.value)) return draft;
  const entries = Object.entries(draft.body.value).map(([name, value]) =>
    name === 'csrf' || name === 'password' ? [name, null] : [name, value],
  );
  return { ...draft, body: { kind: 'json', value: Object.fromEntries(entries) } };
}

/** If accepted by mistake, such a request would log the member in as someone else. */
function changesSession({ contract }: RunContext, { operation, use }: PlannedUse): boolean {
  return operation.operationId === 'logIn' || use === contract.signUp?.use;
}

/** Returns a request that has no reason to be refused but the fault that is put into it. */
function validFor(context: RunContext, visitor: Visitor, { operation, use }: PlannedUse): Draft {
  return withFreshAddress(context, asAnotherOrder(context, draftFor(context, visitor, operation, use)));
}

async function breakUse(context: RunContext, visitor: Visitor, { operation, use }: PlannedUse): Promise<void> {
  const valid = validFor(context, visitor, { operation, use });
  const all = brokenDrafts(context.runner.options.checker, valid).filter(
    (broken) => !context.isSafe || !mayBeAnotherUse(operation, broken),
  );
  const isLogin = operation.operationId === 'logIn';
  // A live server should see only a single login attempt.
  if (isLogin && context.isSafe) return;
  const limit = isLogin ? BROKEN_LOGINS_MAX : context.isThorough ? all.length : BROKEN_MAX;
  for (const broken of all.slice(0, limit)) {
    if (context.runner.isMuted(operation.operationId)) return;
    const answer = await context.runner.send({
      phase: 'negative',
      draft: broken.kind === 'wrong-header' ? withKeyUnless(broken.draft) : withFreshKey(broken.draft),
      purpose: `${use.name}: ${broken.purpose}`,
      visitor,
      expectation: expectationOf(broken),
    });
    // Do not push a server that limits bad requests any further.
    if (answer.isRateLimited) return;
  }
}

/** A server that takes the other of two uses changes something, where that use does. */
function mayBeAnotherUse(operation: PlannedUse['operation'], { kind }: BrokenDraft): boolean {
  return kind === 'selector' && operation.uses.some(({ isChanging }) => isChanging);
}

function expectationOf({ resource }: BrokenDraft): { kind: 'unknown-id'; resource: string } | { kind: 'bad-request' } {
  return resource === null ? { kind: 'bad-request' } : { kind: 'unknown-id', resource };
}

/** An order that stands open would be the reason to refuse every other one, whatever is wrong with it. */
function asAnotherOrder({ contract }: RunContext, draft: Draft): Draft {
  const schema = draft.use.body?.schema ?? null;
  if (draft.body.kind !== 'json' || schema === null) return draft;
  const properties = at(contract.document.node(contract.document.resolve(schema).pointer), 'properties');
  if (at(properties, 'again') === undefined) return draft;
  return { ...draft, body: { kind: 'json', value: Object.assign({}, draft.body.value, { again: true }) } };
}

/** Uses a fresh address, since a taken one would itself be a reason to refuse a signup. */
function withFreshAddress({ contract }: RunContext, draft: Draft): Draft {
  if (draft.use !== contract.signUp?.use || draft.body.kind !== 'json') return draft;
  const email = `check-contract-${randomUUID().slice(0, 12)}@example.com`;
  return { ...draft, body: { kind: 'json', value: Object.assign({}, draft.body.value, { email }) } };
}
