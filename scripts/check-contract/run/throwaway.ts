import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { tellActsTwice } from '../access/key-findings.ts';
import { withKey } from '../access/keyed.ts';
import { ANY_PATH, tellIfKept } from '../access/sessions-of-one.ts';
import { operationOf } from '../contract/contract.ts';
import { at, isRecord } from '../contract/json.ts';
import type { Draft } from '../requests/draft.ts';
import { exerciseUse } from './conformance.ts';
import type { RunContext } from './context.ts';
import { draftFor } from './drafts.ts';
import { errorCode } from './error-code.ts';
import { learnCsrf } from './log-in.ts';
import type { Answer } from './runner.ts';
import type { Visitor } from './visitor.ts';

export type Throwaway = { kind: 'made'; visitor: Visitor } | { kind: 'failed'; reason: string };

/** Longer than careless columns; within the limit of the contract. */
const NAME = 'Contract Checker, an account of a run of its own';
export const PASSWORD = 'check-contract pass phrase 1';
/** With this code a site refuses sign-ups that its settings do not allow. */
const CLOSED = 'signups_closed';

/** Signs up a disposable account, which also logs it in. */
export async function signUpThrowaway(context: RunContext): Promise<Throwaway> {
  const { signUp } = context.contract;
  if (signUp === null)
    return { kind: 'failed', reason: 'needs an account of its own, and the contract has no sign-up' };
  if (context.isSafe) return { kind: 'failed', reason: 'changes data, and safe mode is on' };
  if (!context.planned.some(({ use }) => use === signUp.use))
    return { kind: 'failed', reason: 'needs an account of its own, and the sign-up is left out by the filters' };
  const visitor = context.newVisitor('throwaway');
  const email = `check-contract-${randomUUID().slice(0, 12)}@example.com`;
  visitor.pool.fix('email', email);
  visitor.pool.fix('password', PASSWORD);
  const settings = await learnCsrf(context, visitor);
  const signups = at(settings?.body, 'signups');
  const mayBeClosed = typeof signups === 'string' && signups !== 'all';
  const draft = draftFor(context, visitor, signUp.operation, signUp.use);
  const body = draft.body.kind === 'json' && isRecord(draft.body.value) ? draft.body.value : {};
  const token = await emailToken(context, visitor, email);
  const filled = { ...body, email, name: NAME, password: PASSWORD, ...('token' in body ? { token } : {}) };
  const before = visitor.jar.header(ANY_PATH);
  const keyed = withKey({ ...draft, body: { kind: 'json', value: filled } }, randomUUID());
  const answer = await context.runner.send({
    phase: 'conformance',
    draft: keyed,
    purpose: 'sign up an account of its own',
    visitor,
    expectation: { kind: 'success', mayTryAnother: true, ...(mayBeClosed ? { unlessCode: CLOSED } : {}) },
  });
  if (!answer.isSuccess) {
    if (mayBeClosed && errorCode(answer) === CLOSED)
      context.runner.notes.add(
        `The settings allow no sign-up (signups: ${signups}), and it was refused as the contract says. What needs an account of the run's own was not checked: open the sign-ups of a server for tests.`,
      );
    const reason = `the sign-up was answered with ${answer.status ?? 'nothing'}${errorCode(answer) === null ? '' : ` (${errorCode(answer)})`}`;
    return { kind: 'failed', reason: `needs an account of its own, and ${reason}` };
  }
  visitor.hasSession = true;
  tellWhatWasNotKept(context, filled, answer);
  if (context.phases.includes('idempotency')) await repeatSignUp(context, visitor, keyed, answer);
  if (before !== null && !context.isDry) tellIfKept(context, answer.exchange, before, visitor, 'Signing up');
  return { kind: 'made', visitor };
}

/** Reports what the new member has otherwise than the sign-up said. */
export function tellWhatWasNotKept(context: RunContext, sent: Readonly<Record<string, unknown>>, answer: Answer): void {
  const profile = at(answer.body, 'profile');
  const countries = [...(context.member.pool.regions?.keys() ?? [])];
  for (const name of ['name', 'language', 'country']) {
    const [asked, kept] = [sent[name], at(profile, name)];
    if (typeof asked !== 'string' || typeof kept !== 'string' || asked === kept) continue;
    // A site may be for some countries only.
    if (name === 'country' && !countries.includes(asked)) continue;
    context.runner.report('conformance', answer.exchange, {
      code: 'sequence-broken',
      title: `The sign-up does not keep the ${name}`,
      place: `/profile/${name}`,
      expected: asked,
      actual: kept,
      advice: 'Store what the sign-up says, whole; what the site would choose is for where it says nothing.',
    });
  }
}

/** Repeats the signup, as after a lost response, and signs up someone else with the same key, which must be refused. */
async function repeatSignUp(context: RunContext, visitor: Visitor, draft: Draft, first: Answer): Promise<void> {
  const body = draft.body.kind === 'json' ? draft.body.value : {};
  const again = await context.runner.send({
    phase: 'idempotency',
    draft,
    purpose: 'the same sign-up once more, under the same key',
    visitor,
    expectation: {
      kind: 'status',
      statuses: [200],
      because: 'A repeated sign-up is not answered as the first one was',
    },
  });
  if (again.isSuccess && !isDeepStrictEqual(at(again.body, 'email'), at(first.body, 'email')))
    tellActsTwice(context, first, again);
  const stranger = `check-contract-${randomUUID().slice(0, 12)}@example.com`;
  const value = Object.assign({}, body, { email: stranger, token: null });
  await context.runner.send({
    phase: 'idempotency',
    draft: { ...draft, body: { kind: 'json', value } },
    purpose: 'another sign-up under the same key',
    // An account created by mistake must not become the account of this run.
    visitor: null,
    cookie: visitor.jar.header(draft.operation.path) ?? '',
    expectation: { kind: 'status', statuses: [409], because: 'Another request under a used key is not refused' },
  });
}

/** Validates the address of an account of the run and returns the token from the response, or null if there is none. */
export async function emailToken(context: RunContext, visitor: Visitor, email: string): Promise<string | null> {
  const operation = operationOf(context.contract, 'validateEmail');
  const use = operation?.uses[0];
  if (operation === null || use === undefined) return null;
  const draft = draftFor(context, visitor, operation, use);
  const query = draft.query.map(([name, value]) => [name, name === 'email' ? email : value] as const);
  await context.runner.send({
    phase: 'conformance',
    draft: { ...draft, query },
    purpose: 'validate the address of an account of its own',
    visitor,
    expectation: { kind: 'success', mayTryAnother: false },
  });
  const [token] = visitor.pool.all('email_token');
  return token === undefined ? null : String(token);
}

/** Runs uses that would harm an everyday account, in order; deleting the account is left for the end of the run. */
export async function runThrowawayUses(context: RunContext, throwaway: Throwaway): Promise<void> {
  const uses = context.planned
    .filter(({ use }) => use.needsThrowaway)
    .sort((one, other) => one.operation.order - other.operation.order);
  if (throwaway.kind === 'failed') {
    const signUp = context.planned.filter(({ use }) => use === context.contract.signUp?.use);
    for (const { use } of [...uses, ...signUp]) context.notRun.set(use, throwaway.reason);
    return;
  }
  const { visitor } = throwaway;
  if (uses.some(({ operation }) => operation.operationId === 'removeImage')) await giveImage(context, visitor);
  for (const planned of uses) {
    if (planned.operation.operationId === 'deleteAccount') continue;
    const before = draftFor(context, visitor, planned.operation, planned.use);
    const answer = await exerciseUse(context, visitor, planned);
    const changed =
      before.body.kind === 'json' && isRecord(before.body.value) ? before.body.value['new_password'] : null;
    if (answer?.isSuccess && typeof changed === 'string') visitor.pool.fix('password', changed);
  }
}

/** Uploads two photos, so that one can be removed. */
async function giveImage(context: RunContext, visitor: Visitor): Promise<void> {
  const operation = operationOf(context.contract, 'uploadImage');
  const use = operation?.uses[0];
  if (operation === null || use === undefined) return;
  for (const purpose of ['a first photo', 'a second photo']) {
    const draft = draftFor(context, visitor, operation, use);
    await context.runner.send({
      phase: 'conformance',
      draft,
      purpose,
      visitor,
      expectation: { kind: 'success', mayTryAnother: false },
    });
  }
}
