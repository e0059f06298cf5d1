import type { Remote } from 'comlink';
import type { Reply, WorkerApi } from '../../worker/public/worker-api.ts';
import {
  type Connection,
  dropConnection,
  greetedConnection,
  openConnection,
  resultOf,
  UNREACHABLE,
  type Unreachable,
} from './connection.ts';
import { within } from './within.ts';

/** Time limit of a call that needs the server; the worker itself times out each request after 30 s. */
export const SERVER_CALL_LIMIT_MS = 100_000;
/**
 * How many greetings a call waits for that needs the server anyway: one that fails has found a worker that is ending, and
 * the next one opens another.
 */
const GREETINGS_PER_CALL = 2;
/** How many workers a call is tried on, one after the other, if each ends during the call. */
const WORKERS_PER_CALL = 3;

type WorkerCall<Result> = (remote: Remote<WorkerApi>, onProgress: () => void) => Promise<Reply<Result>>;

/**
 * Makes one call within a time limit, which restarts with each `onProgress`; never rejects. A worker that ends during
 * the call is replaced and called again: calls are idempotent.
 */
export async function callWorker<Result>(limitMs: number, run: WorkerCall<Result>): Promise<Result | Unreachable> {
  const greetings = limitMs < SERVER_CALL_LIMIT_MS ? 1 : GREETINGS_PER_CALL;
  for (let workers = 0; workers < WORKERS_PER_CALL; workers += 1) {
    const used = await connectionAfter(greetings);
    if (used === null) return UNREACHABLE;
    const reply = await within(limitMs, used.ended.signal, (onProgress) => run(used.remote, onProgress));
    if (reply === 'ended') continue;
    if (reply === 'silent') {
      // The port may be live but the worker behind it dead. The next call gets a new one.
      dropConnection(used);
      return UNREACHABLE;
    }
    if (reply.workerEpoch === used.workerEpoch) return resultOf(reply);
    // The worker was restarted behind the port and did not know this tab.
    used.workerEpoch = null;
  }
  return UNREACHABLE;
}

/** Returns a connection whose worker knows this tab; null if these greetings have all failed. */
async function connectionAfter(greetings: number): Promise<Connection | null> {
  for (let greeting = 1; ; greeting += 1) {
    const used = await greetedConnection();
    if (used !== null || greeting === greetings) return used;
  }
}

/**
 * Makes one call that needs no session, without waiting until the worker knows whose session it is: that takes a call
 * to the server of its own. Falls back to `callWorker`.
 */
export async function callWorkerAhead<Result>(limitMs: number, run: WorkerCall<Result>): Promise<Result | Unreachable> {
  // The worker takes messages in order: it has the greeting, and with it the address of the API, before this call.
  const used = await openConnection();
  if (used === null) return await callWorker(limitMs, run);
  const reply = await within(limitMs, used.ended.signal, (onProgress) => run(used.remote, onProgress));
  if (typeof reply === 'object' && 'result' in reply) return reply.result;
  return await callWorker(limitMs, run);
}
