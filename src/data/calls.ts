import type {
  CallFailure,
  CommandResult,
  Credentials,
  Diagnosis,
  FetchResult,
  LikeIntent,
  LogInResult,
  Noted,
  OutgoingMessage,
  StartChatResult,
} from '../../worker/public/worker-api.ts';
import { callWorker, LOCAL_CALL_LIMIT_MS, SERVER_CALL_LIMIT_MS, type Unreachable } from './connection.ts';

/** The worker's calls as views make them: each settles within its time limit and none rejects. */
export interface WorkerCalls {
  wake(): Promise<Noted | Unreachable>;
  refresh(): Promise<Noted | Unreachable>;
  logIn(credentials: Credentials): Promise<LogInResult | Unreachable>;
  logOut(): Promise<Noted | Unreachable>;
  sendMessage(message: OutgoingMessage): Promise<CommandResult | Unreachable>;
  retry(idempotencyKey: string): Promise<CommandResult | Unreachable>;
  discard(idempotencyKey: string): Promise<CommandResult | Unreachable>;
  passOver(idempotencyKey: string): Promise<CommandResult | Unreachable>;
  removeChat(conversationId: number): Promise<CommandResult | Unreachable>;
  markChatRead(conversationId: number): Promise<CommandResult | Unreachable>;
  setLike(like: LikeIntent): Promise<CommandResult | Unreachable>;
  saveDraft(conversationId: number, text: string): Promise<CommandResult | Unreachable>;
  startChat(profileId: number): Promise<StartChatResult | CallFailure | Unreachable>;
  loadOlderMessages(conversationId: number): Promise<FetchResult | Unreachable>;
  loadConversation(conversationId: number): Promise<FetchResult | Unreachable>;
  loadMember(profileId: number): Promise<FetchResult | Unreachable>;
  diagnose(): Promise<Diagnosis | Unreachable>;
}

export const calls: WorkerCalls = {
  wake: () => callWorker(LOCAL_CALL_LIMIT_MS, (worker) => worker.wake()),
  refresh: () => callWorker(LOCAL_CALL_LIMIT_MS, (worker) => worker.refresh()),
  logIn: (credentials) => callWorker(SERVER_CALL_LIMIT_MS, (worker) => worker.logIn(credentials)),
  logOut: () => callWorker(LOCAL_CALL_LIMIT_MS, (worker) => worker.logOut()),
  sendMessage: (message) => callWorker(LOCAL_CALL_LIMIT_MS, (worker) => worker.sendMessage(message)),
  retry: (idempotencyKey) => callWorker(LOCAL_CALL_LIMIT_MS, (worker) => worker.retry(idempotencyKey)),
  discard: (idempotencyKey) => callWorker(LOCAL_CALL_LIMIT_MS, (worker) => worker.discard(idempotencyKey)),
  passOver: (idempotencyKey) => callWorker(LOCAL_CALL_LIMIT_MS, (worker) => worker.passOver(idempotencyKey)),
  removeChat: (id) => callWorker(LOCAL_CALL_LIMIT_MS, (worker) => worker.removeChat(id)),
  markChatRead: (id) => callWorker(LOCAL_CALL_LIMIT_MS, (worker) => worker.markChatRead(id)),
  setLike: (like) => callWorker(LOCAL_CALL_LIMIT_MS, (worker) => worker.setLike(like)),
  saveDraft: (id, text) => callWorker(LOCAL_CALL_LIMIT_MS, (worker) => worker.saveDraft(id, text)),
  startChat: (profileId) => callWorker(SERVER_CALL_LIMIT_MS, (worker) => worker.startChat(profileId)),
  loadOlderMessages: (id) => callWorker(SERVER_CALL_LIMIT_MS, (worker) => worker.loadOlderMessages(id)),
  loadConversation: (id) => callWorker(SERVER_CALL_LIMIT_MS, (worker) => worker.loadConversation(id)),
  loadMember: (profileId) => callWorker(SERVER_CALL_LIMIT_MS, (worker) => worker.loadMember(profileId)),
  diagnose: () => callWorker(LOCAL_CALL_LIMIT_MS, (worker) => worker.diagnose()),
};
