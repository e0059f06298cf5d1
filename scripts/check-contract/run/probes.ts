import { runPhpProbes } from '../php/probes.ts';
import type { RunContext } from './context.ts';
import { draftFor } from './drafts.ts';
import { secondSession } from './log-in.ts';

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
