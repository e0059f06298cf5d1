import { operationOf } from '../contract/contract.ts';
import { at } from '../contract/json.ts';
import type { RunContext } from './context.ts';
import { draftFor } from './drafts.ts';
import { errorCode } from './error-code.ts';
import { RunAborted } from './run-aborted.ts';
import type { Answer } from './runner.ts';
import type { Visitor } from './visitor.ts';

/** Learns the csrf token of this browser, if the contract has settings that provide one. */
export async function learnCsrf(context: RunContext, visitor: Visitor): Promise<Answer | null> {
  const settings = operationOf(context.contract, 'getSettings');
  const use = settings?.uses[0];
  if (settings === null || use === undefined) return null;
  const draft = draftFor(context, visitor, settings, use);
  const purpose = 'the settings, with the csrf token of this browser';
  const expectation = { kind: 'success', mayTryAnother: false } as const;
  return context.runner.send({ phase: 'login', draft, purpose, visitor, expectation });
}

/** Logs the member in. Throws `RunAborted` if refused: nothing that needs a session could be checked. */
export async function logIn(
  context: RunContext,
  visitor: Visitor,
  login: { email: string; password: string },
): Promise<void> {
  const operation = operationOf(context.contract, 'logIn');
  const use = operation?.uses[0];
  if (operation === null || use === undefined) throw new RunAborted('the contract has no operation logIn for --login');
  visitor.pool.fix('email', login.email);
  visitor.pool.fix('password', login.password);
  const draft = draftFor(context, visitor, operation, use);
  const body = draft.body.kind === 'json' ? draft.body.value : {};
  const filled = Object.assign({}, body, { email: login.email, password: login.password });
  const answer = await context.runner.send({
    phase: 'login',
    draft: { ...draft, body: { kind: 'json', value: filled } },
    purpose: 'log in',
    visitor,
    expectation: { kind: 'documented' },
  });
  visitor.hasSession = answer.isSuccess && (answer.status ?? 0) < 300;
  if (visitor.hasSession) return;
  if (answer.status === null) throw new RunAborted('there was no answer to the login');
  const message = at(answer.body, 'message');
  const said = [errorCode(answer), typeof message === 'string' ? `"${message}"` : null].filter((part) => part !== null);
  throw new RunAborted(
    `the login was refused with status ${answer.status}${said.length === 0 ? '' : ` (${said.join(', ')})`}; check --login`,
  );
}

/** Renews an ended session by logging the visitor in again; returns false if that fails. */
export async function renewSession(context: RunContext, visitor: Visitor): Promise<boolean> {
  const [email] = visitor.pool.all('email');
  const [password] = visitor.pool.all('password');
  if (typeof email !== 'string' || typeof password !== 'string') return false;
  try {
    await learnCsrf(context, visitor);
    await logIn(context, visitor, { email, password });
    await learnCsrf(context, visitor);
    return true;
  } catch (error) {
    if (!(error instanceof RunAborted) || context.runner.options.signal.aborted) throw error;
    visitor.hasSession = true;
    return false;
  }
}

/** Logs the member in from another browser; null if there is no login, or if a second one is refused. */
export async function secondSession(context: RunContext): Promise<Visitor | null> {
  if (context.login === null) return null;
  const visitor = context.newVisitor('member');
  await learnCsrf(context, visitor);
  try {
    await logIn(context, visitor, context.login);
    return visitor;
  } catch (error) {
    if (error instanceof RunAborted && !context.runner.options.signal.aborted) return null;
    throw error;
  }
}
