import { type Remote, wrap } from 'comlink';
import type { ConnectResult, Hello, Reply, WorkerApi } from '../../worker/public/worker-api.ts';
import { openWorker, type WorkerEndpoint } from './worker-endpoint.ts';

/** The worker did not answer in time, or could not be started. */
export interface Unreachable {
  status: 'worker-unreachable';
}

const UNREACHABLE: Unreachable = { status: 'worker-unreachable' };

/** A call that only touches the database. */
export const LOCAL_CALL_LIMIT_MS = 10_000;
/** A call that asks the server, which the worker itself gives up after 30 s a request. */
export const SERVER_CALL_LIMIT_MS = 100_000;

interface Connection {
  port: WorkerEndpoint;
  /** Kept for as long as the connection: Comlink loses calls when its proxy is collected. */
  remote: Remote<WorkerApi>;
  workerEpoch: string | null;
}

let connection: Connection | null = null;
let preferredKind: WorkerEndpoint['kind'] = 'shared';
let hello: (() => Hello) | null = null;
let onConnected: ((result: ConnectResult | Unreachable) => void) | null = null;

/**
 * Connects this tab, and again by itself whenever the worker was restarted. `describeTab` is asked for what the tab
 * shows at that moment.
 */
export async function connectTab(
  describeTab: () => Hello,
  listener: (result: ConnectResult | Unreachable) => void,
): Promise<void> {
  hello = describeTab;
  onConnected = listener;
  await handshake();
}

/** Ends the connection, for a page that goes into the back/forward cache. */
export function disconnectTab(): void {
  connection?.port.close();
  connection = null;
}

/** Makes one call within a time limit; never rejects. */
export async function callWorker<Result>(
  limitMs: number,
  run: (remote: Remote<WorkerApi>) => Promise<Reply<Result>>,
): Promise<Result | Unreachable> {
  const used = connection ?? open();
  if (used === null) return UNREACHABLE;
  const reply = await within(limitMs, run(used.remote));
  if (reply === null) {
    // Nothing came back: the worker may be a dead one behind a live port. The next call gets a new one.
    if (connection === used) disconnectTab();
    return UNREACHABLE;
  }
  if (used.workerEpoch !== null && reply.workerEpoch !== used.workerEpoch) void handshake();
  return 'result' in reply ? reply.result : UNREACHABLE;
}

async function handshake(): Promise<void> {
  if (hello === null) return;
  const used = connection ?? open();
  const greeting = hello();
  const reply = used === null ? null : await within(LOCAL_CALL_LIMIT_MS, greet(used.remote, greeting));
  if (used !== null && reply !== null) used.workerEpoch = reply.workerEpoch;
  onConnected?.(reply !== null && 'result' in reply ? reply.result : UNREACHABLE);
}

/** Comlink's types make a union of promises of the reply's cases; awaited, it is the reply again. */
async function greet(remote: Remote<WorkerApi>, greeting: Hello): Promise<Reply<ConnectResult>> {
  return await remote.connect(greeting);
}

function open(): Connection | null {
  const port = openWorker(preferredKind, () => void recover(port));
  if (port === null) return null;
  connection = { port, remote: wrap<WorkerApi>(port.endpoint), workerEpoch: null };
  return connection;
}

/** The script of the worker failed: a shared one is replaced by one of this tab's own. */
async function recover(failed: WorkerEndpoint | null): Promise<void> {
  if (failed === null || connection?.port !== failed) return;
  disconnectTab();
  if (failed.kind === 'dedicated') {
    onConnected?.(UNREACHABLE);
    return;
  }
  preferredKind = 'dedicated';
  await handshake();
}

async function within<Result>(limitMs: number, call: Promise<Result>): Promise<Result | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), limitMs);
  });
  try {
    return await Promise.race([call, limit]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
