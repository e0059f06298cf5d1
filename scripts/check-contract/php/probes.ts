import type { RunContext } from '../run/context.ts';
import { draftFor } from '../run/drafts.ts';
import { learnCsrf, logIn } from '../run/log-in.ts';
import { RunAborted } from '../run/run-aborted.ts';
import type { Visitor } from '../run/visitor.ts';
import type { ProbeContext } from './probe-context.ts';
import { probeRepeatedKeys } from './probe-repeated-key.ts';
import { probeSessionLock } from './probe-session-lock.ts';
import { probeUpload } from './probe-upload.ts';

/**
 * The habits of PHP that show only in requests of their own. Works on what the conformance phase has sent, so it comes
 * after that one. Sends nothing in safe mode and in a dry run.
 */
export async function runPhpProbes(context: RunContext): Promise<void> {
  if (context.isSafe || context.isDry) return;
  context.onPhase('Habits of PHP');
  const probe = probeContext(context);
  await probeRepeatedKeys(probe);
  await probeUpload(probe);
  await probeSessionLock(probe);
}

function probeContext(context: RunContext): ProbeContext {
  const { desk, member } = context;
  return {
    send: (order) => desk.send(order),
    report: (phase, exchange, text) => desk.report(phase, exchange, text),
    exchanges: desk.exchanges,
    draft: (operation, use) => draftFor(context, member, operation, use),
    member: member.hasSession ? member : null,
    secondSession: () => secondSession(context),
  };
}

/** Null where the login is refused the second time. */
async function secondSession(context: RunContext): Promise<Visitor | null> {
  if (context.login === null) return null;
  const visitor = context.newVisitor('member');
  try {
    await learnCsrf(context, visitor);
    await logIn(context, visitor, context.login);
    return visitor;
  } catch (error) {
    if (error instanceof RunAborted) return null;
    throw error;
  }
}
