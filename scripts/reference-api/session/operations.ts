import { invalid, nothing, ok } from '../http/answer.ts';
import { checkBody } from '../http/check-request.ts';
import type { Operations } from '../http/operations.ts';
import type { Services } from '../services.ts';
import { logIn } from './log-in.ts';
import { endSession, findSession, removeSessionCookie } from './sessions.ts';
import { readUser } from './user.ts';

export function sessionOperations(operations: Operations, services: Services): void {
  const { database } = services;
  const isEmptyBody = services.contract.schema('EmptyBody');
  operations.read('getUser', async (call) => ok(await readUser(database, call.account, call.nowMs)));
  operations.open('logIn', (call) => logIn(services, call));
  operations.open('logOut', async (call) => {
    const account = await findSession(database, call.context, call.nowMs);
    if (account !== null) call.context.set('accountEmail', account.email);
    await database.write((writer) => endSession(writer, call.context));
    removeSessionCookie(call.context);
    return ok({ result: 'done' });
  });
  // A beacon: the client ignores the response, and the server does nothing with it.
  operations.open('reportPageHidden', async (call) => {
    const body = await checkBody(isEmptyBody, call.context);
    if (!body.ok) return invalid(body.fields);
    const account = await findSession(database, call.context, call.nowMs);
    if (account !== null) call.context.set('accountEmail', account.email);
    return nothing();
  });
}
