import type { Answer, Order } from '../run/runner.ts';
import type { Visitor } from '../run/visitor.ts';
import { type ProbeContext, successfulCalls } from './probe-context.ts';

/** Faster calls are not conclusive. */
const SLOW_ENOUGH_MS = 20;
/** Two serialized calls take twice the time of one; two parallel calls take about the same. */
const SERIAL_RATIO = 1.5;
const PARALLEL_RATIO = 1.25;
/** Each round measures all three cases, so that temporary load affects them alike. */
const ROUNDS = 9;

interface Timed {
  durationMs: number;
  answer: Answer;
}

/**
 * Compares two concurrent calls of one session to two of different sessions, and to a single call. Reports a lock only
 * if the medians show it and every time of the first pair exceeds every time of the second: a server with a single
 * worker, or a busy one, slows both pairs alike.
 */
export async function probeSessionLock(context: ProbeContext): Promise<void> {
  const { member } = context;
  const order = member === null ? null : slowestRead(context, member);
  if (member === null || order === null) return;
  const first = await together(context, order, [member]);
  if (first.durationMs < SLOW_ENOUGH_MS) return;
  const second = await context.secondSession();
  if (second === null) return;
  const alone: number[] = [];
  const oneSession: number[] = [];
  const twoSessions: number[] = [];
  let shortest: Timed | null = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push((await together(context, order, [member])).durationMs);
    const pair = await together(context, order, [member, member]);
    if (!pair.answer.isSuccess) return;
    oneSession.push(pair.durationMs);
    if (shortest === null || pair.durationMs < shortest.durationMs) shortest = pair;
    // If a round shows no wait, there is no lock.
    if (shortest.durationMs < Math.min(...alone) * SERIAL_RATIO) return;
    twoSessions.push((await together(context, order, [member, second])).durationMs);
  }
  const singleMs = median(alone);
  const isSerial = median(oneSession) >= singleMs * SERIAL_RATIO;
  const isEverParallel = Math.min(...twoSessions) <= singleMs * PARALLEL_RATIO;
  if (shortest === null || !isSerial || !isEverParallel) return;
  const isParallel = median(twoSessions) <= singleMs * PARALLEL_RATIO;
  // On a busy machine single timings mean nothing, but a lock shows in all of them.
  if (!isParallel || Math.min(...oneSession) <= Math.max(...twoSessions)) {
    context.note(
      `Calls of one session may wait for each other (${Math.round(median(oneSession))} ms for two at once, ${Math.round(singleMs)} ms for one), ` +
        'but the times of this run scatter too much to tell; run again on a quiet machine with --phase conformance --phase php.',
    );
    return;
  }
  context.report('php', shortest.answer.exchange, {
    code: 'php-session-lock',
    title: 'Calls of one session wait for each other',
    place: null,
    expected: `two calls at once in about the ${Math.round(singleMs)} ms of one`,
    actual: `${Math.round(shortest.durationMs)} ms for two calls of one session; two sessions do not wait`,
    advice:
      'session_start() holds a lock on the session until the script ends. After the last write to $_SESSION and ' +
      "before slow work: session_write_close(); where nothing is written: session_start(['read_and_close' => true]);",
  });
}

function median(times: readonly number[]): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Returns the slowest read that used the session, or null if there is none. */
function slowestRead(context: ProbeContext, member: Visitor): Order | null {
  const reads = successfulCalls(context.exchanges).filter(
    ({ operation, use, exchange }) =>
      operation.method === 'GET' &&
      !use.isChanging &&
      use.session !== 'none' &&
      exchange.request.headers.some(([name]) => name.toLowerCase() === 'cookie'),
  );
  const slowest = reads.reduce<(typeof reads)[number] | null>(
    (best, each) => (best === null || each.exchange.durationMs > best.exchange.durationMs ? each : best),
    null,
  );
  if (slowest === null || slowest.exchange.durationMs < SLOW_ENOUGH_MS) return null;
  return {
    phase: 'php',
    draft: context.draft(slowest.operation, slowest.use),
    purpose: 'how long it takes, alone and beside another',
    visitor: member,
    expectation: { kind: 'documented' },
  };
}

/** Returns the slowest of calls started at the same time. */
async function together(context: ProbeContext, order: Order, visitors: readonly Visitor[]): Promise<Timed> {
  const answers = await Promise.all(visitors.map((visitor) => context.send({ ...order, visitor })));
  return answers
    .map((answer) => ({ durationMs: answer.exchange.durationMs, answer }))
    .reduce((longest, each) => (each.durationMs > longest.durationMs ? each : longest));
}
