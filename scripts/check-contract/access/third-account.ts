import { randomUUID } from 'node:crypto';
import { operationOf } from '../contract/contract.ts';
import { at, isRecord } from '../contract/json.ts';
import type { RunContext } from '../run/context.ts';
import { draftFor } from '../run/drafts.ts';
import { learnCsrf } from '../run/log-in.ts';
import type { Answer } from '../run/runner.ts';
import { emailToken, PASSWORD } from '../run/throwaway.ts';
import type { Visitor } from '../run/visitor.ts';
import { tellIfShared, tellShared } from './key-findings.ts';
import { withKey } from './keyed.ts';

/**
 * Signs up another account in another browser, with the key that the first account of the run was signed up with: keys
 * of one browser must not count in another. Null if the server takes no further account.
 */
export async function signUpThird(context: RunContext, first: Visitor): Promise<Visitor | null> {
  const { signUp } = context.contract;
  const key = signUp === null ? null : context.runner.doneWrites.key(first, signUp.use);
  if (signUp === null || key === null || !context.planned.some(({ use }) => use === signUp.use)) return null;
  const visitor = context.newVisitor('throwaway');
  const email = `check-contract-${randomUUID().slice(0, 12)}@example.com`;
  visitor.pool.fix('email', email);
  visitor.pool.fix('password', PASSWORD);
  await learnCsrf(context, visitor);
  const token = await emailToken(context, visitor, email);
  const draft = draftFor(context, visitor, signUp.operation, signUp.use);
  const body = draft.body.kind === 'json' && isRecord(draft.body.value) ? draft.body.value : {};
  const value = { ...body, email, password: PASSWORD, ...('token' in body ? { token } : {}) };
  const send = (itsKey: string, purpose: string): Promise<Answer> =>
    context.runner.send({
      phase: 'idempotency',
      draft: withKey({ ...draft, body: { kind: 'json', value } }, itsKey),
      purpose,
      visitor,
      expectation: { kind: 'documented' },
      isImpatient: true,
    });
  let answer = await send(key, 'sign up in another browser under the same key');
  tellIfShared(context, answer);
  if (answer.status === 409) answer = await send(randomUUID(), 'sign up in another browser');
  if (!answer.isSuccess) return null;
  const told = at(answer.body, 'email');
  if (typeof told === 'string' && told.toLowerCase() !== email) {
    tellShared(context, answer, 'the account of another browser');
    return null;
  }
  visitor.hasSession = true;
  await learnCsrf(context, visitor);
  return visitor;
}

/** Ends that account. Its key must mean nothing to the other account, which is not ended: its password is wrong. */
export async function endThirdAccount(context: RunContext, first: Visitor, third: Visitor): Promise<void> {
  const operation = operationOf(context.contract, 'deleteAccount');
  const use = operation?.uses[0];
  if (operation === null || use === undefined || context.runner.isMuted(operation.operationId)) return;
  const key = randomUUID();
  const send = (visitor: Visitor, password: unknown, purpose: string): Promise<Answer> => {
    const draft = draftFor(context, visitor, operation, use);
    const value = Object.assign({}, draft.body.kind === 'json' ? draft.body.value : {}, { password });
    return context.runner.send({
      phase: 'idempotency',
      draft: withKey({ ...draft, body: { kind: 'json', value } }, key),
      purpose: `deleteAccount: ${purpose}`,
      visitor,
      expectation: { kind: 'documented' },
    });
  };
  const ended = await send(third, third.pool.all('password')[0], 'end another account of the run');
  if (!ended.isSuccess) return;
  third.hasSession = false;
  const answer = await send(first, `not ${String(first.pool.all('password')[0])}`, 'the same key of another member');
  tellIfShared(context, answer);
  if (answer.isSuccess) tellShared(context, answer, `status ${answer.status}, though the password is wrong`);
}
