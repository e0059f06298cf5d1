import type { Remote } from 'comlink';
import type { Page } from '../../worker/in-page.ts';
import type { ConnectResult, Hello, Reply, WorkerApi } from '../../worker/public/worker-api.ts';
import { workerLockName } from '../../worker/public/worker-life.ts';
import { loadWrap } from './load-wrap.ts';
import { within } from './within.ts';
import { findGeneration, openWorker, type WorkerChoice, type WorkerEndpoint } from './worker-endpoint.ts';
import { type WorkerEnd, watchWorker } from './worker-watch.ts';

/** The worker did not answer in time, or could not be started. */
export interface Unreachable {
  status: 'worker-unreachable';
}

export const UNREACHABLE: Unreachable = { status: 'worker-unreachable' };

/** Time limit of a call that only touches the database. */
export const LOCAL_CALL_LIMIT_MS = 10_000;
const ALIVE_LIMIT_MS = 3_000;
/** Delay before the next attempt if the worker cannot be reached. */
const NEXT_TRY_MS = 5_000;
/** A worker that dies sooner than this is not reopened at once, to avoid a loop. */
const SHORT_LIFE_MS = 2_000;

export interface Connection {
  port: WorkerEndpoint;
  /** Kept as long as the connection: Comlink loses calls when its proxy is garbage-collected. */
  remote: Remote<WorkerApi>;
  workerEpoch: string | null;
  /** The worker that is watched: each greeting of the same one is answered, and one watch is enough. */
  watchedEpoch: string | null;
  openedAtMs: number;
  /** Aborted when the connection closes: pending calls then end and are repeated on the next worker. */
  ended: AbortController;
}

let connection: Connection | null = null;
/** Null until the newest generation of the shared worker is known. */
let choice: WorkerChoice | null = null;
let greeting: Promise<void> | null = null;
/** The connection being opened by the current handshake. */
let opening: Promise<Connection | null> | null = null;
let nextTry: ReturnType<typeof setTimeout> | null = null;
/** The page is in the back/forward cache or about to enter it: a call would open a new worker. */
let isAway = false;
let hello: (() => Hello) | null = null;
let introduce: (describeTab: () => Hello) => void = () => undefined;
/** Resolves with the first `connectTab`: calls made before, such as a form sent while the page starts, wait for it. */
const introduced = new Promise<() => Hello>((resolve) => {
  introduce = resolve;
});
const unending = new AbortController().signal;
let onConnected: ((result: ConnectResult | Unreachable) => void) | null = null;

/**
 * Connects this tab to the worker, and reconnects by itself when the worker dies, hangs, or is restarted behind its
 * port. `describeTab` returns what the tab shows at that moment. With `page`, the worker from now on runs in the page
 * itself and stores nothing.
 */
export async function connectTab(
  describeTab: () => Hello,
  listener: (result: ConnectResult | Unreachable) => void,
  page: Page | null = null,
): Promise<void> {
  isAway = false;
  if (page !== null && choice?.kind !== 'in-page') {
    closeConnection();
    choice = { kind: 'in-page', page };
  }
  hello = describeTab;
  onConnected = listener;
  introduce(describeTab);
  await handshake();
}

const followers = new Set<() => void>();

/** Calls `listener` whenever a worker knows this tab anew, also as a visitor's. Returns what ends that. */
export function followConnections(listener: () => void): () => void {
  followers.add(listener);
  return () => followers.delete(listener);
}

/** Closes the connection of a page that enters the back/forward cache, until `connectTab` is called again. */
export function leaveWorker(): void {
  isAway = true;
  cancelNextTry();
  closeConnection();
}

export function resultOf<Result>(reply: Reply<Result>): Result | Unreachable {
  return 'result' in reply ? reply.result : UNREACHABLE;
}

/** Returns a connection whose worker knows this tab; null if there is none. */
export async function greetedConnection(): Promise<Connection | null> {
  await untilIntroduced();
  if (isAway) return null;
  if (connection === null || connection.workerEpoch === null) await handshake();
  return connection === null || connection.workerEpoch === null ? null : connection;
}

/** Returns a connection whose worker may not know this tab yet; null if there is none. */
export async function openConnection(): Promise<Connection | null> {
  await untilIntroduced();
  if (connection === null && !isAway) void handshake();
  const used = connection ?? (await opening);
  return isAway ? null : used;
}

/** Closes this connection if it is still the tab's: the next call opens another. */
export function dropConnection(used: Connection): void {
  if (connection === used) closeConnection();
}

async function untilIntroduced(): Promise<void> {
  if (hello === null) await within(LOCAL_CALL_LIMIT_MS, unending, () => introduced);
}

/** Runs one handshake at a time: concurrent calls wait for it. */
function handshake(): Promise<void> {
  if (greeting !== null) return greeting;
  cancelNextTry();
  const begun = greetWorker().finally(() => {
    if (greeting === begun) greeting = null;
  });
  greeting = begun;
  return begun;
}

async function greetWorker(): Promise<void> {
  if (hello === null) return;
  const describeTab = hello;
  opening = connection === null ? open() : null;
  const used = connection ?? (await opening);
  if (used === null) {
    tell(UNREACHABLE);
    return;
  }
  // Comlink's types turn the union of replies into a union of promises; awaiting it restores the union.
  const greet = async () => await used.remote.connect(describeTab());
  const reply = await within(LOCAL_CALL_LIMIT_MS, used.ended.signal, greet);
  if (reply === 'ended' || connection !== used) {
    // Greets the replacement worker, unless a retry is already scheduled.
    if (!isAway && nextTry === null) await greetWorker();
    return;
  }
  if (reply === 'silent') {
    // A worker that still answers is waiting for the database, which a hanging worker can block in the middle of a
    // write.
    const isAlive =
      (await within(ALIVE_LIMIT_MS, used.ended.signal, async () => await used.remote.ping())) !== 'silent';
    if (connection !== used) return;
    giveUp(isAlive ? 'dead' : 'hangs');
    tell(UNREACHABLE);
    return;
  }
  used.workerEpoch = reply.workerEpoch;
  watch(used, reply.workerEpoch);
  tell(resultOf(reply));
}

function watch(used: Connection, workerEpoch: string): void {
  // A worker in the page lives and hangs with the page.
  if (used.port.kind === 'in-page' || used.watchedEpoch === workerEpoch) return;
  used.watchedEpoch = workerEpoch;
  const { name } = used.port;
  const watched = {
    id: `${name}/${workerEpoch}`,
    lockName: workerLockName(name, workerEpoch),
    ping: () => ping(used),
  };
  watchWorker(watched, used.ended.signal, (end) => replace(used, end));
}

function tell(result: ConnectResult | Unreachable): void {
  if (isAway) return;
  if (result.status !== 'connected') planNextTry(NEXT_TRY_MS);
  onConnected?.(result);
  if (result.status === 'connected') for (const listener of [...followers]) listener();
}

function planNextTry(delayMs: number): void {
  cancelNextTry();
  nextTry = setTimeout(() => void handshake(), delayMs);
}

function cancelNextTry(): void {
  if (nextTry !== null) clearTimeout(nextTry);
  nextTry = null;
}

/**
 * Replaces the connection if the epoch has changed: the worker was restarted behind its port and does not know this
 * tab.
 */
async function ping(used: Connection): Promise<void> {
  const { workerEpoch } = await used.remote.ping();
  if (workerEpoch !== used.workerEpoch) replace(used, 'dead');
}

function replace(used: Connection, end: WorkerEnd): void {
  if (connection !== used) return;
  giveUp(end);
  const livedMs = performance.now() - used.openedAtMs;
  if (livedMs < SHORT_LIFE_MS) planNextTry(SHORT_LIFE_MS - livedMs);
  else void handshake();
}

/**
 * Closes the connection. If a shared worker hangs, moves on to the next generation, as every tab of that worker does,
 * so that they share a worker again.
 */
function giveUp(end: WorkerEnd): void {
  closeConnection();
  if (end === 'hangs' && choice?.kind === 'shared') choice = { kind: 'shared', generation: choice.generation + 1 };
}

function closeConnection(): void {
  connection?.port.close();
  connection?.ended.abort();
  connection = null;
}

async function open(): Promise<Connection | null> {
  const [wrapPort, generation] = await Promise.all([loadWrap(), choice === null ? findGeneration() : 1]);
  if (wrapPort === null || isAway) return null;
  choice ??= { kind: 'shared', generation };
  const chosen = choice;
  let port: WorkerEndpoint | null = null;
  port = await openWorker(chosen, () => recover(port));
  if (port === null) return null;
  if (choice !== chosen || isAway) {
    port.close();
    return await open();
  }
  const openedAtMs = performance.now();
  const ended = new AbortController();
  connection = {
    port,
    remote: wrapPort<WorkerApi>(port.endpoint),
    workerEpoch: null,
    watchedEpoch: null,
    openedAtMs,
    ended,
  };
  return connection;
}

/** Handles a failure of the worker's script: a shared worker is replaced by a dedicated one. */
function recover(failed: WorkerEndpoint | null): void {
  if (failed === null || connection?.port !== failed) return;
  closeConnection();
  if (failed.kind === 'dedicated') {
    tell(UNREACHABLE);
  } else {
    choice = { kind: 'dedicated' };
    void handshake();
  }
}
