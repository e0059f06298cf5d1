import { runPhpProbes } from '../php/probes.ts';
import type { RunContext } from './context.ts';
import { draftFor } from './drafts.ts';
import { learnCsrf, logIn } from './log-in.ts';
import { RunAborted } from './run-aborted.ts';
import type { Visitor } from './visitor.ts';

/** Runs the probes for PHP habits that show only in dedicated requests. */
export async function runProbes(context: RunContext): Promise<void> {
  if (context.isSafe || context.isDry) return;
  context.onPhase('Habits of PHP');
  const { runner, member } = context;
  await runPhpProbes({
    send: (order) => runner.send(order),
    report: (phase, exchange, text) => runner.report(phase, exchange, text),
    note: (text) => runner.notes.add(text),
    exchanges: runner.exchanges,
    draft: (operation, use) => draftFor(context, member, operation, use),
    member: member.hasSession ? member : null,
    secondSession: () => secondSession(context),
    isSafe: context.isSafe,
    isRateLimited: context.isRateLimited,
  });
}

/** Returns null if there is no login, or if a second login is refused. */
async function secondSession(context: RunContext): Promise<Visitor | null> {
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
