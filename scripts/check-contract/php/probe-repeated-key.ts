import type { ProbeContext } from './probe-context.ts';
import { successfulCalls } from './probe-context.ts';
import { repeatedName } from './repeated-key.ts';

/** Sends each read that has a query once with a duplicated key, unless the run has already done so. */
export async function probeRepeatedKeys(context: ProbeContext): Promise<void> {
  const done = new Set(
    context.exchanges
      .filter(({ request }) => repeatedName(request.url) !== null)
      .map(({ operation }) => operation?.operationId),
  );
  for (const { operation, use, exchange } of successfulCalls(context.exchanges)) {
    const first = [...new URL(exchange.request.url).searchParams][0];
    if (first === undefined || use.isChanging || done.has(operation.operationId)) continue;
    done.add(operation.operationId);
    const draft = context.draft(operation, use);
    const [name, value] = draft.query.find(([each]) => each === first[0]) ?? first;
    const query = [...draft.query.filter(([each]) => each !== name), [name, value] as const, [name, value] as const];
    await context.send({
      phase: 'php',
      draft: { ...draft, query },
      purpose: `"${name}" twice in the query`,
      visitor: use.session === 'none' ? null : context.member,
      expectation: { kind: 'bad-request' },
    });
  }
}
