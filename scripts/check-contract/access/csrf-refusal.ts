import { randomUUID } from 'node:crypto';
import { operationOf } from '../contract/contract.ts';
import { isRecord, textAt, valueAtPointer } from '../contract/json.ts';
import type { Phase } from '../model/exchange.ts';
import type { RunContext } from '../run/context.ts';
import { draftFor } from '../run/drafts.ts';
import { learnCsrf } from '../run/log-in.ts';
import type { Answer } from '../run/runner.ts';
import { withKey } from './keyed.ts';

const NOBODY = 'check-contract-nobody-else@example.com';
const CODE = 'csrf_invalid';

/**
 * Sends a form with the token of another browser, then with its own under the same key, as a client does whose token is
 * old (contract, rules for all operations). The form is one that nothing else can be wrong with.
 */
export async function checkCsrfRefusal(context: RunContext): Promise<void> {
  const operation = operationOf(context.contract, 'requestPasswordReset');
  const use = operation?.uses[0];
  if (operation === null || use === undefined || context.isSafe || context.isDry) return;
  if (!context.planned.some((each) => each.use === use) || context.runner.isMuted(operation.operationId)) return;
  const [browser, other] = [context.newVisitor('visitor'), context.newVisitor('visitor')];
  for (const each of [browser, other]) await learnCsrf(context, each);
  const [own] = browser.pool.all('csrf');
  const [foreign] = other.pool.all('csrf');
  if (own === undefined || foreign === undefined || own === foreign) return;
  const ask = async (csrf: unknown, key: string, purpose: string): Promise<Answer> => {
    const draft = draftFor(context, browser, operation, use);
    const body = draft.body.kind === 'json' && isRecord(draft.body.value) ? draft.body.value : {};
    return context.runner.send({
      phase: 'session',
      draft: withKey({ ...draft, body: { kind: 'json', value: { ...body, email: NOBODY, csrf } } }, key),
      purpose,
      visitor: browser,
      expectation: { kind: 'documented' },
    });
  };
  const key = randomUUID();
  const refused = await ask(foreign, key, 'a form with the csrf token of another browser');
  // That it is taken is found by the bad requests.
  if (refused.isSuccess || refused.status === null || refused.isRateLimited) return;
  if (refused.status !== 422 || codeOf(refused) !== CODE) tellUnnamed(context, 'session', refused);
  const again = await ask(own, key, 'the same form with its own token, under the same key');
  if (again.isSuccess || again.status === null || again.isRateLimited) return;
  const anew = await ask(own, randomUUID(), 'the same form under a new key');
  if (!anew.isSuccess) return;
  context.runner.report('session', again.exchange, {
    code: 'key-keeps-refusal',
    title: 'A form that was refused for its csrf token stays refused under its key',
    place: null,
    expected: 'done: only a success is kept under a key',
    actual: `status ${again.status}`,
    advice: 'Look at the csrf token before the key, and keep a key in the transaction that acts.',
  });
}

/** Reports a csrf token that is refused by name, but not by the code that a client knows it by. */
export function tellIfUnnamed(context: RunContext, phase: Phase, answer: Answer): void {
  const isNamed = valueAtPointer(answer.body, '/fields/csrf') !== undefined;
  if (answer.status === 422 && isNamed && codeOf(answer) !== CODE) tellUnnamed(context, phase, answer);
}

/** Reports a form whose faults are told in the place of its token, which alone a client can put right by itself. */
export function tellIfBehind(context: RunContext, phase: Phase, answer: Answer): void {
  if (answer.status === 422 && codeOf(answer) !== CODE) tellUnnamed(context, phase, answer);
}

function tellUnnamed(context: RunContext, phase: Phase, answer: Answer): void {
  context.runner.report(phase, answer.exchange, {
    code: 'csrf-unnamed',
    title: 'A csrf token that does not hold is refused otherwise than the contract says',
    place: '/error',
    expected: `status 422 with ${CODE}, on which the client fetches another token and sends the form once more`,
    actual: `status ${answer.status} with ${codeOf(answer) ?? 'no code'}`,
    advice: `send_error(422, '${CODE}', …, ['csrf' => 'invalid']): otherwise the visitor is told that the form is wrong.`,
  });
}

function codeOf({ body }: Answer): string | null {
  return textAt(body, 'error');
}
