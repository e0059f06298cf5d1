import type { Rejection } from './database.ts';
import type { RuntimeConfiguration } from './runtime-configuration.ts';
import type { Session } from './session.ts';

/**
 * The calls that a tab can make. Each returns at once with what happened to the intent; the data itself arrives
 * through the database. No call rejects: what goes wrong is part of the result.
 */
export interface WorkerApi {
  /** The first call of a tab, and again after the worker was restarted. Starts polling when a member is logged in. */
  connect(hello: Hello): Promise<Reply<ConnectResult>>;
  /** What the tab shows now. A visible conversation has its messages fetched more often, once for all tabs. */
  reportView(tabId: string, view: TabView): Promise<Reply<Noted>>;
  /** The device is back online or the tab back in front: polls at once if the data is stale. */
  wake(): Promise<Reply<Noted>>;
  /** The member asks for fresh data: polls at once. */
  refresh(): Promise<Reply<Noted>>;

  logIn(credentials: Credentials): Promise<Reply<LogInResult>>;
  /** Ends the session on all tabs and deletes the account's database, also when the server cannot be reached. */
  logOut(): Promise<Reply<Noted>>;

  /** `messageId` is a UUID made by the caller; sending the same id twice is sending once. */
  sendMessage(message: OutgoingMessage): Promise<Reply<CommandResult>>;
  /** Sends a rejected intent again. */
  retry(idempotencyKey: string): Promise<Reply<CommandResult>>;
  /** Gives a rejected intent up. */
  discard(idempotencyKey: string): Promise<Reply<CommandResult>>;
  removeChat(conversationId: number): Promise<Reply<CommandResult>>;
  /** Zeroes the unread count of the conversation. */
  markChatRead(conversationId: number): Promise<Reply<CommandResult>>;
  setLike(like: LikeIntent): Promise<Reply<CommandResult>>;
  /** An empty text removes the draft. */
  saveDraft(conversationId: number, text: string): Promise<Reply<CommandResult>>;

  /** Finds or starts the conversation with a member. Needs the server. */
  startChat(profileId: number): Promise<Reply<StartChatResult>>;
  /** Fetches the page of messages before the oldest one cached. Needs the server. */
  loadOlderMessages(conversationId: number): Promise<Reply<FetchResult>>;
  /** Fetches the newest messages of a conversation. Needs the server. */
  loadConversation(conversationId: number): Promise<Reply<FetchResult>>;
  /** Fetches a member's profile and clears the new flag of that member's like. */
  loadMember(profileId: number): Promise<Reply<FetchResult>>;

  /** For the developer area. */
  diagnose(): Promise<Reply<Diagnosis>>;
}

/** A changed epoch means that the worker was restarted and knows nothing of this tab (WebKit bug 318873). */
export type Reply<Result> = { workerEpoch: string; result: Result } | { workerEpoch: string; failure: string };

export type Noted = { status: 'noted' };

export interface Hello {
  tabId: string;
  configuration: RuntimeConfiguration;
  /** Sent as x-original-host. */
  host: string;
  view: TabView;
}

export interface TabView {
  visible: boolean;
  /** The conversation on screen. */
  conversationId: number | null;
  /** A push subscription exists in this browser: polls come every 300 s instead of 60 s. */
  pushSubscribed: boolean;
}

export type ConnectResult = { status: 'connected'; session: Session } | { status: 'storage-refused'; detail: string };

export interface Credentials {
  email: string;
  password: string;
}

/** A call that needs the server did not get an answer to work with. */
export type CallFailure =
  | { status: 'offline' }
  | { status: 'session-lost' }
  | { status: 'too-many-requests'; retryAfterS: number }
  /** `httpStatus` is null when the answer broke the contract. */
  | { status: 'server-failed'; httpStatus: number | null };

export type LogInResult =
  | { status: 'logged-in'; session: Session }
  | { status: 'wrong-credentials' }
  | { status: 'storage-refused'; detail: string }
  | CallFailure;

export interface OutgoingMessage {
  conversationId: number;
  messageId: string;
  text: string;
}

export interface LikeIntent {
  profileId: number;
  liked: boolean;
}

export type CommandResult =
  /** Written to the database; the outbox sends it. */
  | { status: 'accepted' }
  | {
      status: 'invalid';
      problem: 'empty' | 'too-long' | 'unknown-chat' | 'unknown-profile' | 'unknown-intent' | 'read-only';
    }
  | { status: 'no-session' }
  /** Nothing was written: the caller keeps its input. */
  | { status: 'storage-failed'; cause: 'quota' | 'refused' };

export type FetchResult = { status: 'fetched' } | { status: 'missing' } | { status: 'gone' } | CallFailure;

export type StartChatResult =
  | { status: 'started'; conversationId: number }
  | { status: 'refused'; rejection: Rejection }
  | CallFailure;

export interface Diagnosis {
  workerEpoch: string;
  isLeader: boolean;
  tabCount: number;
  session: Session;
  /** Null when no poll is planned. */
  nextPollAtMs: number | null;
  lastPollAtMs: number | null;
}

/** Longest message, in code points as JSON Schema counts them (contract, `SendMessageRequest.text`). */
export const MESSAGE_TEXT_MAX_LENGTH = 2000;
