import { randomUUID } from 'node:crypto';
import { forgetDevice, makeReady, readyOrders } from '../access/ready-for-keys.ts';
import { at, isRecord } from '../contract/json.ts';
import { type BrokenDraft, brokenDrafts } from '../requests/broken-drafts.ts';
import type { Draft } from '../requests/draft.ts';
import { oddDrafts, oddLogins } from '../requests/odd-drafts.ts';
import { obstacle, type RunContext } from './context.ts';
import { draftFor } from './drafts.ts';
import { learnCsrf } from './log-in.ts';
import type { PlannedUse } from './plan.ts';
import type { Visitor } from './visitor.ts';

/** Broken requests per use by default: enough for each property once in each way, except for the largest bodies. */
const BROKEN_MAX = 70;
/** Servers limit login attempts. */
const BROKEN_LOGINS_MAX = 14;
/** In order of preference. */
const OTHER_METHODS = ['PATCH', 'PUT', 'DELETE', 'POST'];

/** Sends broken requests for every use: each must be refused as documented, without a server error. */
export async function runNegative(context: RunContext, throwaway: Visitor | null): Promise<void> {
  context.onPhase('Bad requests');
  const stranger = context.newVisitor('visitor');
  if (!context.isSafe && context.planned.some((planned) => changesSession(context, planned)))
    await learnCsrf(context, stranger);
  for (const planned of context.planned) {
    const member = changesSession(context, planned) ? stranger : context.member;
    const visitor = planned.use.needsThrowaway ? throwaway : member;
    if (visitor === null || obstacle(context, planned.use) !== null) continue;
    if (planned.use.session === 'required' && !visitor.hasSession) continue;
    const part = `negative ${planned.use.name}`;
    if (context.done.has(part)) continue;
    if (isOfOrder(planned.use) && !context.isSafe) await readyOrders(context, visitor);
    // Without a device it is refused, whatever a request says.
    const needsDevice = planned.use.name === 'sendTestPush' && !context.isSafe;
    if (needsDevice) await makeReady(context, planned, visitor);
    await breakUse(context, visitor, planned);
    if (needsDevice) await forgetDevice(context, visitor);
    if (!context.isSafe) await sendOddRequests(context, oddVisitor(planned, { stranger, throwaway, visitor }), planned);
    context.finish(part);
  }
  if (context.isSafe) return;
  await tryWrongCsrf(context);
  await tryOtherMethods(context);
  await tryMethodOverride(context);
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
  const isHarmful = use.needsThrowaway || changesSession(context, planned);
  const odd =
    operation.operationId === 'logIn'
      ? oddLogins(runner.options.checker, valid)
      : oddDrafts(runner.options.checker, isHarmful ? withoutSecret(valid) : valid);
  for (const { purpose, draft, isValid } of odd) {
    if (runner.isMuted(operation.operationId)) return;
    const answer = await runner.send({
      phase: 'negative',
      draft: withFreshKey(draft),
      purpose: `${use.name}: ${purpose}`,
      visitor,
      isImpatient: true,
      expectation: isValid === true ? { kind: 'success', mayTryAnother: true } : { kind: 'documented' },
    });
    if (answer.isRateLimited) return;
  }
}

/** Sends requests with the csrf token of another browser, with null for one and with none: `breakUse` may not get there. */
async function tryWrongCsrf(context: RunContext): Promise<void> {
  const [one, other] = [context.newVisitor('visitor'), context.newVisitor('visitor')];
  const needed = context.planned.filter(({ use }) => hasCsrf(use));
  if (needed.length === 0) return;
  await learnCsrf(context, one);
  await learnCsrf(context, other);
  const [foreign] = other.pool.all('csrf');
  for (const { operation, use } of needed) {
    // To anybody else an order is unknown, whatever the token.
    const who = isOfOrder(use) && context.member.hasSession ? context.member : one;
    const draft = draftFor(context, who, operation, use);
    if (foreign === undefined || draft.body.kind !== 'json' || !isRecord(draft.body.value)) continue;
    const { csrf: _csrf, ...rest } = draft.body.value;
    const bodies = [
      { purpose: 'the csrf token of another browser', value: { ...rest, csrf: foreign } },
      { purpose: 'null as csrf token', value: { ...rest, csrf: null } },
      { purpose: 'no csrf token', value: rest },
    ];
    for (const { purpose, value } of bodies) {
      if (context.runner.isMuted(operation.operationId)) break;
      const answer = await context.runner.send({
        phase: 'negative',
        draft: withFreshKey({ ...draft, body: { kind: 'json', value } }),
        purpose: `${use.name}: ${purpose}`,
        visitor: who,
        expectation: { kind: 'unknown-id', resource: 'csrf' },
      });
      if (answer.isSuccess && who === one) one.hasSession = false;
      if (answer.isRateLimited) break;
    }
  }
}

function hasCsrf({ body }: PlannedUse['use']): boolean {
  return isRecord(body?.example) && 'csrf' in body.example;
}

function isOfOrder({ body }: PlannedUse['use']): boolean {
  return isRecord(body?.example) && 'transaction' in body.example;
}

function withoutSecret(draft: Draft): Draft {
  if (draft.body.kind !== 'json' || !isRecord(draft.body.value)) return draft;
  const entries = Object.entries(draft.body.value).map(([name, value]) =>
    name === 'csrf' || name === 'password' ? [name, null] : [name, value],
  );
  return { ...draft, body: { kind: 'json', value: Object.fromEntries(entries) } };
}

/** Sends a header, a parameter and a property that override the method: with them, a form of another site could do more. */
async function tryMethodOverride(context: RunContext): Promise<void> {
  const seen = new Set<string>();
  // Frameworks heed these in a POST alone.
  const posts = context.planned.filter(({ operation }) => operation.method === 'POST');
  for (const { operation, use } of [...posts, ...context.planned]) {
    // Sent unchanged, it would log the member out.
    if (operation.operationId === 'logOut') continue;
    if (seen.has(operation.path) || context.runner.isMuted(operation.operationId)) continue;
    seen.add(operation.path);
    const known = context.contract.operations.filter(({ path }) => path === operation.path).map(({ method }) => method);
    const method = OTHER_METHODS.find((each) => !known.includes(each));
    if (method === undefined || (use.session === 'required' && !context.member.hasSession)) continue;
    const draft = draftFor(context, context.member, operation, use, { withOptional: false });
    const body = draft.body.kind === 'none' ? draft.body : ({ kind: 'json', value: { _method: method } } as const);
    const headers = [...draft.headers, ['X-HTTP-Method-Override', method] as const];
    const query = [...draft.query, ['_method', method] as const];
    const answer = await context.runner.send({
      phase: 'negative',
      draft: { ...draft, headers, query, body },
      purpose: `${draft.method} with X-HTTP-Method-Override: ${method}, and _method=${method}`,
      visitor: context.member,
      expectation: { kind: 'documented' },
    });
    if (answer.status === 405 || answer.status === 501)
      context.runner.report('negative', answer.exchange, {
        code: 'method-override',
        title: 'A header or parameter makes another method of a request',
        place: null,
        expected: `${draft.method}, whatever X-HTTP-Method-Override and _method say`,
        actual: `status ${answer.status}, as for ${method}`,
        advice: "Take the method from $_SERVER['REQUEST_METHOD'] alone; in a framework, turn the override off.",
      });
  }
}

/** If accepted by mistake, such a request would log the member in as someone else. */
function changesSession({ contract }: RunContext, { operation, use }: PlannedUse): boolean {
  return operation.operationId === 'logIn' || use === contract.signUp?.use;
}

async function breakUse(context: RunContext, visitor: Visitor, { operation, use }: PlannedUse): Promise<void> {
  const valid = withFreshAddress(context, asAnotherOrder(context, draftFor(context, visitor, operation, use)));
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

/** Uses a fresh key, since a reused one would be answered from the idempotency cache. */
function withFreshKey(draft: Draft): Draft {
  const key = draft.body.kind === 'json' && isRecord(draft.body.value) ? at(draft.body.value, 'message_id') : undefined;
  const value = typeof key === 'string' && key.length === 36 ? key : randomUUID();
  return {
    ...draft,
    headers: draft.headers.map(
      ([name, old]) => [name, name.toLowerCase() === 'idempotency-key' ? value : old] as const,
    ),
  };
}

/** Keeps a key that is wrong on purpose. */
function withKeyUnless(draft: Draft): Draft {
  const key = draft.headers.find(([name]) => name.toLowerCase() === 'idempotency-key')?.[1] ?? '';
  return key.length >= 8 && key.length <= 64 ? withFreshKey(draft) : draft;
}

/** Sends each path a method that it does not support. */
async function tryOtherMethods(context: RunContext): Promise<void> {
  const seen = new Set<string>();
  for (const { operation, use } of context.planned) {
    if (seen.has(operation.path) || context.runner.isMuted(operation.operationId)) continue;
    seen.add(operation.path);
    const known = context.contract.operations.filter(({ path }) => path === operation.path).map(({ method }) => method);
    const method = OTHER_METHODS.find((each) => !known.includes(each));
    if (method === undefined) continue;
    const draft = draftFor(context, context.member, operation, use, { withOptional: false });
    await context.runner.send({
      phase: 'negative',
      draft: { ...draft, method, body: { kind: 'json', value: {} } },
      purpose: `${method} on a path that has ${known.join(', ')}`,
      visitor: context.member,
      expectation: { kind: 'wrong-method' },
    });
  }
}
