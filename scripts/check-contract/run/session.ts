import { randomBytes } from 'node:crypto';
import { obstacle, type RunContext } from './context.ts';
import { draftFor } from './drafts.ts';
import { learnCsrf } from './log-in.ts';

/** Calls that need a session without one and with a made-up one; calls that need none as a visitor. */
export async function runSession(context: RunContext): Promise<void> {
  context.onPhase('Sessions');
  const madeUp = madeUpCookie(context);
  const visitor = context.newVisitor('visitor');
  const needsVisitor = context.planned.some(({ use }) => use.session !== 'required');
  if (needsVisitor) await learnCsrf(context, visitor);
  for (const { operation, use } of context.planned) {
    if (context.desk.isMuted(operation.operationId)) continue;
    if (context.isSafe && use.isChanging) continue;
    if (use.session === 'required') {
      const draft = draftFor(context, context.member, operation, use);
      const shared = { phase: 'session', draft, expectation: { kind: 'no-session' } } as const;
      await context.desk.send({ ...shared, purpose: `${use.name} without a session`, visitor: null });
      const purpose = `${use.name} with a made-up session`;
      await context.desk.send({ ...shared, purpose, visitor: null, cookie: madeUp });
      continue;
    }
    // What changes something was sent before, in its own order; here only the lack of a session is new.
    if (use.isChanging || obstacle(context, use) !== null) continue;
    const draft = draftFor(context, visitor, operation, use);
    const purpose = `${use.name} as a visitor`;
    const expectation = { kind: 'visitor', mayBeRefused: use.mayRefuseVisitors } as const;
    await context.desk.send({ phase: 'session', draft, purpose, visitor, expectation });
  }
}

/** Under the names that the server itself uses. */
function madeUpCookie({ member, contract }: RunContext): string {
  const names = member.jar.names().length === 0 ? [contract.sessionCookie] : member.jar.names();
  return names.map((name) => `${name}=${randomBytes(16).toString('hex')}`).join('; ');
}
