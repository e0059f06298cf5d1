import type { Exchange } from '../model/exchange.ts';
import type { OperationUse } from '../model/operation.ts';
import type { RunContext } from '../run/context.ts';
import { draftFor } from '../run/drafts.ts';
import { learnCsrf } from '../run/log-in.ts';
import type { PlannedUse } from '../run/plan.ts';
import type { Visitor } from '../run/visitor.ts';
import { Steps } from '../sequences/steps.ts';
import { tellsNothingOfAnybody } from './nobody.ts';

/** Calls that start or end a session. */
const ENTRIES = ['signUp', 'logIn', 'logOut'];
/** A cookie that no server has given: other programs of the same site set cookies too. */
const MALFORMED = 'no.session*of~anybody!';

/** Returns whether a browser asks this with whatever cookie it has left. */
export function isPublicRead({ operation, use }: PlannedUse): boolean {
  return (
    use.session !== 'required' &&
    operation.method === 'GET' &&
    !ENTRIES.includes(use.name) &&
    operation.path.startsWith('/api/')
  );
}

/** Returns the cookie under its own names, with a value that is no id of a session. */
export function malformedCookie(cookie: string): string {
  return cookie
    .split('; ')
    .map((pair) => `${pair.split('=')[0]}=${MALFORMED}`)
    .join('; ');
}

/**
 * A browser keeps the cookie of a session long after it has ended: public calls must answer it as a visitor, tell
 * nothing of a member, and let it log in again.
 */
export async function checkEndedCookie(context: RunContext, ended: Visitor, cookie: string): Promise<void> {
  const steps = new Steps(context, 'the cookie of a session that has ended', context.newVisitor('visitor'));
  for (const planned of context.planned) {
    const { operation, use } = planned;
    if (!isPublicRead(planned) || context.runner.isMuted(operation.operationId) || isClosed(context, use)) continue;
    const answer = await context.runner.send({
      phase: 'session',
      draft: draftFor(context, steps.visitor, operation, use),
      purpose: `${use.name} with the cookie of a session that has ended`,
      visitor: null,
      cookie,
      expectation: { kind: 'visitor', mayBeRefused: false },
    });
    tellsNothingOfAnybody(steps, operation.operationId, answer);
  }
  await logInAgain(context, ended);
}

export const AS_A_VISITOR = 'as a visitor';

/** Whether this run has seen that the site refuses the call to visitors. */
export function isClosed({ runner }: RunContext, use: OperationUse): boolean {
  const isRefused = ({ outcome }: Exchange): boolean =>
    outcome.kind === 'answered' && [401, 403].includes(outcome.status);
  return (
    use.mayRefuseVisitors &&
    runner.exchanges.some((each) => each.use === use && each.purpose.endsWith(AS_A_VISITOR) && isRefused(each))
  );
}

/** The visitor still brings the cookie that has ended. */
async function logInAgain(context: RunContext, ended: Visitor): Promise<void> {
  const guest = new Steps(context, 'the cookie of a session that has ended', ended);
  await learnCsrf(context, ended);
  const [csrf] = guest.candidates('csrf');
  if (csrf === undefined) return;
  await guest.attempt('logIn', {
    purpose: 'log in again in the browser that still has it',
    body: { email: ended.pool.all('email')[0], password: ended.pool.all('password')[0], csrf },
    expect: {
      kind: 'status',
      statuses: [200, 429],
      because: 'A browser that still has the cookie of an ended session cannot log in',
    },
  });
}
