import type { Answer, Order } from '../run/desk.ts';
import type { Visitor } from '../run/visitor.ts';
import { type ProbeContext, successfulCalls } from './probe-context.ts';

/** Quicker calls do not tell. */
const SLOW_ENOUGH_MS = 20;
/** Two calls one after the other take twice the time of one; at once, about the same. */
const SERIAL_RATIO = 1.7;
const PARALLEL_RATIO = 1.45;
const TRIES_WITH_ONE = 3;
/** A busy machine may need some. */
const TRIES_WITH_TWO = 8;

interface Timed {
  durationMs: number;
  answer: Answer;
}

/**
 * Two calls at once of one session against two calls at once of two sessions. Told only when the first pair is never
 * answered at once and the second is: a server with one worker, or a busy one, treats both alike.
 */
export async function probeSessionLock(context: ProbeContext): Promise<void> {
  const { member } = context;
  const order = member === null ? null : slowestRead(context, member);
  if (member === null || order === null) return;
  const alone = await together(context, order, [member]);
  const singleMs = Math.min(alone.durationMs, (await together(context, order, [member])).durationMs);
  if (singleMs < SLOW_ENOUGH_MS) return;
  const before = await neverAtOnce(context, order, [member, member], singleMs);
  if (before === null) return;
  const second = await context.secondSession();
  if (second === null || !(await onceAtOnce(context, order, [member, second], singleMs))) return;
  const after = await neverAtOnce(context, order, [member, member], singleMs);
  if (after === null) return;
  context.report('php', after.answer.exchange, {
    code: 'php-session-lock',
    title: 'Calls of one session wait for each other',
    place: null,
    expected: `two calls at once in about the ${Math.round(singleMs)} ms of one`,
    actual: `${Math.round(after.durationMs)} ms for two calls of one session; two sessions do not wait`,
    advice:
      'session_start() holds a lock on the session until the script ends. After the last write to $_SESSION and ' +
      "before slow work: session_write_close(); where nothing is written: session_start(['read_and_close' => true]);",
  });
}

/** The read of the session that took longest; null where there is none. */
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

/** The longest of calls that start at once. */
async function together(context: ProbeContext, order: Order, visitors: readonly Visitor[]): Promise<Timed> {
  const answers = await Promise.all(visitors.map((visitor) => context.send({ ...order, visitor })));
  return answers
    .map((answer) => ({ durationMs: answer.exchange.durationMs, answer }))
    .reduce((longest, each) => (each.durationMs > longest.durationMs ? each : longest));
}

/** The last try, when in all of them one call waited for the other; else null. */
async function neverAtOnce(
  context: ProbeContext,
  order: Order,
  visitors: readonly Visitor[],
  singleMs: number,
): Promise<Timed | null> {
  let last: Timed | null = null;
  for (let count = 0; count < TRIES_WITH_ONE; count += 1) {
    last = await together(context, order, visitors);
    if (!last.answer.isSuccess || last.durationMs < singleMs * SERIAL_RATIO) return null;
  }
  return last;
}

/** Whether two calls were answered at once in one of the tries. */
async function onceAtOnce(
  context: ProbeContext,
  order: Order,
  visitors: readonly Visitor[],
  singleMs: number,
): Promise<boolean> {
  for (let count = 0; count < TRIES_WITH_TWO; count += 1) {
    const { durationMs, answer } = await together(context, order, visitors);
    if (answer.isSuccess && durationMs <= singleMs * PARALLEL_RATIO) return true;
  }
  return false;
}
