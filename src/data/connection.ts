import type { Remote, wrap } from 'comlink';
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
let greeting: Promise<void> | null = null;
/** The page is in the back/forward cache, or on its way there: a call would open a new worker. */
let isAway = false;
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
  isAway = false;
  hello = describeTab;
  onConnected = listener;
  await handshake();
}

/** Ends the connection of a page that goes into the back/forward cache, until `connectTab` is called again. */
export function leaveWorker(): void {
  isAway = true;
  closeConnection();
}

/** Makes one call within a time limit, which begins anew with each `goesOn`; never rejects. */
export async function callWorker<Result>(
  limitMs: number,
  run: (remote: Remote<WorkerApi>, goesOn: () => void) => Promise<Reply<Result>>,
): Promise<Result | Unreachable> {
  const used = await greetedConnection();
  if (used === null) return UNREACHABLE;
  const call = (goesOn: () => void) => run(used.remote, goesOn);
  const reply = await within(limitMs, call);
  if (reply === null) {
    // Nothing came back: the worker may be a dead one behind a live port. The next call gets a new one.
    if (connection === used) closeConnection();
    return UNREACHABLE;
  }
  if (reply.workerEpoch === used.workerEpoch) return resultOf(reply);
  // The worker was restarted behind the port and knew nothing of this tab: calls have the same effect when repeated.
  await handshake();
  const repeated = await within(limitMs, call);
  return repeated === null ? UNREACHABLE : resultOf(repeated);
}

function resultOf<Result>(reply: Reply<Result>): Result | Unreachable {
  return 'result' in reply ? reply.result : UNREACHABLE;
}

/** A worker that knows this tab; null when there is none to be had. */
async function greetedConnection(): Promise<Connection | null> {
  if (isAway) return null;
  if (connection === null || connection.workerEpoch === null) await handshake();
  return connection === null || connection.workerEpoch === null ? null : connection;
}

/** One at a time: calls that come meanwhile wait for it. */
function handshake(): Promise<void> {
  if (greeting !== null) return greeting;
  const begun = greetWorker().finally(() => {
    if (greeting === begun) greeting = null;
  });
  greeting = begun;
  return begun;
}

async function greetWorker(): Promise<void> {
  if (hello === null) return;
  const describeTab = hello;
  const wrapPort = await loadWrap();
  const used = connection ?? (wrapPort === null ? null : open(wrapPort));
  const reply = used === null ? null : await within(LOCAL_CALL_LIMIT_MS, () => greet(used.remote, describeTab()));
  // Another connection has taken its place meanwhile.
  if (used !== null && connection !== used) return;
  if (used !== null && reply !== null) used.workerEpoch = reply.workerEpoch;
  if (reply === null && connection === used) closeConnection();
  if (!isAway) onConnected?.(reply === null ? UNREACHABLE : resultOf(reply));
}

function closeConnection(): void {
  connection?.port.close();
  connection = null;
}

/** Comlink's types make a union of promises of the reply's cases; awaited, it is the reply again. */
async function greet(remote: Remote<WorkerApi>, greeting: Hello): Promise<Reply<ConnectResult>> {
  return await remote.connect(greeting);
}

let loading: Promise<typeof wrap | null> | null = null;

/** Comlink's end of the port: not needed for the first picture. Null when it could not be had, until the next try. */
function loadWrap(): Promise<typeof wrap | null> {
  loading ??= import('comlink').then(
    (comlink) => comlink.wrap,
    () => {
      loading = null;
      return null;
    },
  );
  return loading;
}

function open(wrapPort: typeof wrap): Connection | null {
  const port = openWorker(preferredKind, () => void recover(port));
  if (port === null) return null;
  connection = { port, remote: wrapPort<WorkerApi>(port.endpoint), workerEpoch: null };
  return connection;
}

/** The script of the worker failed: a shared one is replaced by one of this tab's own. */
async function recover(failed: WorkerEndpoint | null): Promise<void> {
  if (failed === null || connection?.port !== failed) return;
  closeConnection();
  if (failed.kind === 'dedicated') {
    onConnected?.(UNREACHABLE);
    return;
  }
  preferredKind = 'dedicated';
  greeting = null;
  await handshake();
}

async function within<Result>(limitMs: number, call: (goesOn: () => void) => Promise<Result>): Promise<Result | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: () => void = () => undefined;
  const limit = new Promise<null>((resolve) => {
    start = () => {
      clearTimeout(timer);
      timer = setTimeout(() => resolve(null), limitMs);
    };
    start();
  });
  try {
    return await Promise.race([call(start), limit]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
