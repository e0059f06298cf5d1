import type { RunContext } from '../run/context.ts';
import { learnCsrf, logIn } from '../run/log-in.ts';
import { RunAborted } from '../run/run-aborted.ts';
import type { Steps } from '../sequences/steps.ts';

/** Where a session cookie has to be sent. */
const LOGIN_PATH = '/api/user.php';

/** A session id that a browser brings and the server never gave out must not become the session of the member. */
export async function broughtSession(context: RunContext, { visitor: own }: Steps): Promise<void> {
  const visitor = context.newVisitor('throwaway');
  await learnCsrf(context, visitor);
  const names = own.jar.names().filter((name) => !visitor.jar.names().includes(name));
  const brought = 'c0ffee'.repeat(7);
  for (const name of names) visitor.jar.store([['Set-Cookie', `${name}=${brought}; Path=/`]]);
  if (names.length === 0) return;
  try {
    await logIn(context, visitor, {
      email: String(own.pool.all('email')[0]),
      password: String(own.pool.all('password')[0]),
    });
  } catch (error) {
    // A made-up session may be refused as a lost one.
    if (!(error instanceof RunAborted) || context.runner.options.signal.aborted) throw error;
    return;
  }
  const exchange = context.runner.exchanges.at(-1);
  const isKept = names.every((name) => visitor.jar.header(LOGIN_PATH)?.includes(`${name}=${brought}`) === true);
  if (exchange !== undefined && isKept)
    context.runner.report('session', exchange, {
      code: 'session-not-renewed',
      title: 'Logging in takes the session id that the browser brought',
      place: 'header Set-Cookie',
      expected: 'a session id that the server has made: whoever gave the browser this one would be in',
      actual: 'the made-up id of the request',
      advice: 'session.use_strict_mode=1, and session_regenerate_id(true); after the password was checked.',
    });
}
