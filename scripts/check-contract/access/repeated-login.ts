import { randomUUID } from 'node:crypto';
import type { RunContext } from '../run/context.ts';
import { draftFor } from '../run/drafts.ts';
import type { Expectation } from '../run/expectation.ts';
import { learnCsrf } from '../run/log-in.ts';
import type { Answer } from '../run/runner.ts';
import type { Visitor } from '../run/visitor.ts';
import { keyName, withKey } from './keyed.ts';

/** Logs in repeatedly with one key: the same request again, as another member, and in another browser. */
export async function checkLogIn(context: RunContext, other: Visitor): Promise<void> {
  const planned = context.planned.find(({ operation }) => operation.operationId === 'logIn');
  if (planned === undefined || context.login === null || keyName(planned.operation) === null) return;
  const [email, password] = [other.pool.all('email')[0], other.pool.all('password')[0]];
  const key = randomUUID();
  const send = async (who: Visitor, login: object, what: string, expectation: Expectation): Promise<Answer> => {
    const draft = draftFor(context, who, planned.operation, planned.use);
    const body = draft.body.kind === 'json' ? draft.body.value : {};
    const value = Object.assign({}, body, login);
    return context.runner.send({
      phase: 'idempotency',
      draft: withKey({ ...draft, body: { kind: 'json', value } }, key),
      purpose: `logIn: ${what}`,
      visitor: who,
      expectation,
    });
  };
  const [one, two] = [context.newVisitor('visitor'), context.newVisitor('visitor')];
  await learnCsrf(context, one);
  await learnCsrf(context, two);
  const first = await send(one, context.login, 'with a key', { kind: 'documented' });
  if (!first.isSuccess) return;
  await send(one, context.login, 'the same once more', {
    kind: 'status',
    statuses: [200],
    because: 'A repeated login is not answered as the first one was',
  });
  await send(one, { email, password }, 'as somebody else under the same key', {
    kind: 'status',
    statuses: [409, 422],
    because: 'Another request under a used key is not refused',
  });
  await send(two, { email, password }, 'the same key in another browser', {
    kind: 'status',
    statuses: [200],
    because: 'The keys of one member count for another',
  });
}
