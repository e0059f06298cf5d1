import type { Remote } from 'comlink';
import type { Acknowledged, CommandResult, Reply, WorkerApi } from '../../worker/public/worker-api.ts';
import { callWorker, LOCAL_CALL_LIMIT_MS, SERVER_CALL_LIMIT_MS, type Unreachable } from './connection.ts';

/** `connect` is the connection's own; a photo is sent by `uploadImage`, whose time limit begins anew as it gets on. */
type CallName = Exclude<keyof WorkerApi, 'connect' | 'uploadImage'>;

type ResultOf<Name extends CallName> = Extract<Awaited<ReturnType<WorkerApi[Name]>>, { result: unknown }>['result'];

/** The worker's calls as views make them: each settles within its time limit and none rejects. */
export type WorkerCalls = {
  readonly [Name in CallName]: (...values: Parameters<WorkerApi[Name]>) => Promise<Result<Name>>;
};

/** What a call ended with. */
export type Result<Name extends CallName> = ResultOf<Name> | Unreachable;

/** Those that only write down what the member wants; they end with whether that was stored. */
type CommandName = {
  [Name in CallName]: ResultOf<Name> extends CommandResult | Acknowledged ? Name : never;
}[CallName];

/** They touch the database of this device and need no server; all others may take as long as it does. */
const LOCAL_CALLS: Readonly<Record<CommandName | 'diagnose', true>> = {
  ping: true,
  reportView: true,
  wake: true,
  refresh: true,
  logOut: true,
  decideOnUnsentOfOthers: true,
  sendMessage: true,
  retry: true,
  discard: true,
  passOver: true,
  removeChat: true,
  markChatRead: true,
  setLike: true,
  saveDraft: true,
  saveProfileDraft: true,
  keepSignup: true,
  emptyCredits: true,
  diagnose: true,
};

/** Declared once, in `WorkerApi`: a call that is added there can be made here. */
export const calls: WorkerCalls = new Proxy(Object.create(null), {
  get: (_calls, name: string) => {
    const limitMs = Object.hasOwn(LOCAL_CALLS, name) ? LOCAL_CALL_LIMIT_MS : SERVER_CALL_LIMIT_MS;
    return (...values: unknown[]) => callWorker(limitMs, (worker) => make(worker, name, values));
  },
});

/** The type of `calls` says what goes in and comes out; Comlink hands it through. */
async function make(worker: Remote<WorkerApi>, name: string, values: unknown[]): Promise<Reply<unknown>> {
  return await Reflect.apply(Reflect.get(worker, name), undefined, values);
}
