import type { Remote } from 'comlink';
import type { Acknowledged, CommandResult, Reply, WorkerApi } from '../../worker/public/worker-api.ts';
import { callWorker, callWorkerAhead, SERVER_CALL_LIMIT_MS } from './call-worker.ts';
import { LOCAL_CALL_LIMIT_MS, type Unreachable } from './connection.ts';

/**
 * `connect` belongs to the connection itself; photos go through `uploadImage`, whose time limit restarts with progress.
 */
type CallName = Exclude<keyof WorkerApi, 'connect' | 'uploadImage'>;

type ResultOf<Name extends CallName> = Extract<Awaited<ReturnType<WorkerApi[Name]>>, { result: unknown }>['result'];

/** The worker's calls as used by views: each settles within its time limit, none rejects. */
export type WorkerCalls = {
  readonly [Name in CallName]: (...values: Parameters<WorkerApi[Name]>) => Promise<Result<Name>>;
};

/** Outcome of a call. */
export type Result<Name extends CallName> = ResultOf<Name> | Unreachable;

/** Calls that only record what the member wants; their result says whether that was stored. */
type CommandName = {
  [Name in CallName]: ResultOf<Name> extends CommandResult | Acknowledged ? Name : never;
}[CallName];

/** Calls that only touch this device's database and need no server; all others may take as long as the server does. */
const LOCAL_CALLS: Readonly<Record<CommandName | 'diagnose', true>> = {
  ping: true,
  reportView: true,
  wake: true,
  refresh: true,
  logOut: true,
  decideOnUnsentOfOthers: true,
  sendMessage: true,
  sendPhoto: true,
  retry: true,
  discard: true,
  passOver: true,
  removeChat: true,
  markChatRead: true,
  setLike: true,
  setPass: true,
  saveSearch: true,
  renameSearch: true,
  removeSearch: true,
  noteSearchSeen: true,
  saveDraft: true,
  setReply: true,
  saveProfileDraft: true,
  keepSignup: true,
  emptyCredits: true,
  diagnose: true,
};

/**
 * The login and the reads of visitors' pages, which need no session: they do not wait until the server has said whose
 * session it is.
 */
const SESSIONLESS_CALLS: Readonly<Partial<Record<CallName, true>>> = {
  logIn: true,
  loadSettings: true,
  loadContent: true,
  loadCompany: true,
  loadPricing: true,
  loadDiscount: true,
  loadInterests: true,
  loadProfileFields: true,
  loadLandingPeople: true,
  searchAsVisitor: true,
  loadVisitorProfile: true,
};

/** Forwards calls to the worker; its methods are declared once, in `WorkerApi`. */
export const calls: WorkerCalls = new Proxy(Object.create(null), {
  get: (_calls, name: string) => {
    const limitMs = Object.hasOwn(LOCAL_CALLS, name) ? LOCAL_CALL_LIMIT_MS : SERVER_CALL_LIMIT_MS;
    const call = Object.hasOwn(SESSIONLESS_CALLS, name) ? callWorkerAhead : callWorker;
    return (...values: unknown[]) => call(limitMs, (worker) => make(worker, name, values));
  },
});

/** The type of `calls` defines arguments and results; Comlink passes them through. */
async function make(worker: Remote<WorkerApi>, name: string, values: unknown[]): Promise<Reply<unknown>> {
  return await Reflect.apply(Reflect.get(worker, name), undefined, values);
}
