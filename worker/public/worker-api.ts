import type { components } from '../../openapi/generated/types.ts';
import type { Ban, DirectCalls, OpenOrder, Receipt, ReportKind, ShownOrder } from './direct-calls.ts';
import type { DiscountTerms } from './discount-terms.ts';
import type { Failure, StorageFailure } from './failure.ts';
import type { MemberSearch, SearchOptions } from './member-search.ts';
import type { PushDevice } from './push-device.ts';
import type { HomeMembersKey, NotificationSettings, SignupDraft, SignupStep, User } from './rows.ts';
import type { LocaleCode, RuntimeConfiguration } from './runtime-configuration.ts';
import type { Session } from './session.ts';

/**
 * The calls that a tab can make. Each returns at once with what happened to the intent; the data itself arrives
 * through the database. No call rejects: what goes wrong is part of the result.
 */
export interface WorkerApi extends DirectCalls {
  /** The first call of a tab, and again after the worker was restarted. Starts polling when a member is logged in. */
  connect(hello: Hello): Promise<Reply<ConnectResult>>;
  /** Answers at once: a worker that does not hangs. */
  ping(): Promise<Reply<Acknowledged>>;
  /** What the tab shows now. A visible conversation has its messages fetched more often, once for all tabs. */
  reportView(tabId: string, view: TabView): Promise<Reply<Acknowledged>>;
  /** The device is back online or the tab back in front: polls at once if the data is stale. */
  wake(): Promise<Reply<Acknowledged>>;
  /** The member asks for fresh data: polls at once. */
  refresh(): Promise<Reply<Acknowledged>>;

  logIn(credentials: Credentials): Promise<Reply<LogInResult>>;
  /** Ends the session on all tabs and deletes the account's database, also when the server cannot be reached. */
  logOut(): Promise<Reply<Acknowledged>>;
  /** What other accounts have not sent yet goes on waiting on this device for them to log in, or is deleted. */
  decideOnUnsentOfOthers(isKept: boolean): Promise<Reply<Acknowledged>>;

  /** `messageId` is a UUID made by the caller; sending the same id twice is sending once. */
  sendMessage(message: OutgoingMessage): Promise<Reply<CommandResult>>;
  /** Sends a rejected intent again, or one that waits at once. */
  retry(idempotencyKey: string): Promise<Reply<CommandResult>>;
  /** Gives a rejected intent up, or takes back one that waits; the text of a message becomes the draft again. */
  discard(idempotencyKey: string): Promise<Reply<CommandResult>>;
  /** Sends what waits behind a rejected message, which stays rejected. */
  passOver(idempotencyKey: string): Promise<Reply<CommandResult>>;
  removeChat(conversationId: number): Promise<Reply<CommandResult>>;
  /** Zeroes the unread count of the conversation. */
  markChatRead(conversationId: number): Promise<Reply<CommandResult>>;
  setLike(like: LikeIntent): Promise<Reply<CommandResult>>;
  /** An empty text removes the draft. */
  saveDraft(conversationId: number, text: string): Promise<Reply<CommandResult>>;
  /** For the developer area: a balance of 0 on this device, until the next answer of the server. */
  emptyCredits(): Promise<Reply<CommandResult>>;

  /** Finds or starts the conversation with a member. Needs the server. */
  startChat(profileId: number): Promise<Reply<StartChatResult>>;
  /** Fetches the page of messages before the oldest one cached. Needs the server. */
  loadOlderMessages(conversationId: number): Promise<Reply<FetchResult>>;
  /** Fetches the newest messages of a conversation. Needs the server. */
  loadConversation(conversationId: number): Promise<Reply<FetchResult>>;
  /** Fetches a member's profile and clears the new flag of that member's like. */
  loadMember(profileId: number): Promise<Reply<FetchResult>>;

  /**
   * Fetches one page of a search and stores it under its `searchKey`.
   *
   * @param keepsFilters the member has chosen these filters: the server keeps them for the next first load
   */
  loadSearch(search: MemberSearch, options: SearchOptions): Promise<Reply<FetchResult>>;
  /** Fetches an answer that a page shows, and stores it. */
  loadAnswer(request: AnswerRequest): Promise<Reply<FetchResult>>;
  /** Needs the server and is never queued, as all that costs money. */
  orderCredits(order: CreditOrder): Promise<Reply<OrderResult>>;
  subscribePremium(order: PremiumOrder): Promise<Reply<OrderResult>>;
  /** Premium goes on to the end of the time that is paid. */
  cancelPremium(idempotencyKey: string): Promise<Reply<SaveResult>>;
  saveNotifications(changes: readonly NotificationChoice[]): Promise<Reply<SaveResult>>;
  /**
   * Asks for a mail with a link to the new address.
   *
   * @param attemptId a UUID made by the caller; sending the same one twice is doing it once
   */
  changeEmail(change: EmailChange, attemptId: string): Promise<Reply<SaveResult>>;
  /** The member's other sessions end, this one goes on. */
  changePassword(change: PasswordChange, attemptId: string): Promise<Reply<SaveResult>>;
  /** Everything that is kept of the member, as a file. */
  exportAccount(): Promise<Reply<ExportResult>>;
  /** Ends the account; then nothing of it is left on this device, and all tabs hear of it. Never queued. */
  deleteAccount(farewell: AccountDeletion, attemptId: string): Promise<Reply<DeleteAccountResult>>;
  /** Saves what `changes` names of the own profile; the rest stays. */
  saveProfile(changes: ProfileSave): Promise<Reply<SaveResult>>;
  /** Adds a photo; `png` or `jpeg`. */
  /** `onSent` hears the share of the photo that has been sent, from 0 to 1. */
  uploadImage(image: Blob, idempotencyKey: string, onSent: (share: number) => void): Promise<Reply<SaveResult>>;
  chooseMainImage(imageId: number): Promise<Reply<SaveResult>>;
  removeImage(imageId: number): Promise<Reply<SaveResult>>;
  /** `order` names every photo once. */
  arrangeImages(order: readonly number[]): Promise<Reply<SaveResult>>;
  /** Keeps what is not saved yet of the own profile, on this device only; null forgets it. */
  saveProfileDraft(changes: ProfileChanges | null): Promise<Reply<CommandResult>>;

  /** Blocks a member or undoes it. Needs the server and is never queued. */
  setBlock(change: BlockChange, idempotencyKey: string): Promise<Reply<SaveResult>>;
  reportMember(report: MemberReport, idempotencyKey: string): Promise<Reply<ReportResult>>;
  /** Keeps on this device how far the sign-up is, never a step back; null when it is over. */
  keepSignup(progress: SignupProgress | null): Promise<Reply<CommandResult>>;
  /** Whether the mail server of the member has taken the activation mail. */
  loadActivation(): Promise<Reply<ActivationResult>>;
  /** Sends the push subscription of this browser to the account, when the account does not have it yet. */
  attachPush(device: PushDevice): Promise<Reply<SaveResult>>;
  detachPush(endpoint: string): Promise<Reply<SaveResult>>;
  /** A push to all devices of the member, to see that it arrives. */
  tryPush(): Promise<Reply<SaveResult>>;

  /** For the developer area. */
  diagnose(): Promise<Reply<Diagnosis>>;
}

/** A changed epoch means that the worker was restarted and knows nothing of this tab (WebKit bug 318873). */
export type Reply<Result> = { workerEpoch: string; result: Result } | { workerEpoch: string; failure: string };

export type Acknowledged = { status: 'acknowledged' };

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

export type ConnectResult = { status: 'connected'; session: Session } | StorageTrouble;

/** Nothing can be read or stored on this device. */
export type StorageTrouble =
  /** `detail`: the browser's own name for it. */
  | { status: 'storage-refused'; detail: string }
  /** The storage neither opens nor refuses: somebody else holds it. The next try may find it free. */
  | { status: 'storage-blocked' };

export interface Credentials {
  email: string;
  password: string;
}

export type LogInResult =
  | { status: 'logged-in'; session: Session }
  | { status: 'wrong-credentials' }
  | { status: 'banned'; ban: Ban }
  | { status: 'storage-refused'; detail: string }
  | Failure;

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
  | Extract<Failure, { status: 'session-lost' }>
  | StorageFailure;

export type FetchResult = { status: 'fetched' } | { status: 'missing' } | { status: 'gone' } | Failure;

export type StartChatResult = { status: 'started'; conversationId: number } | Failure;

export type AnswerRequest =
  | { key: 'credits' | 'premium'; terms: DiscountTerms }
  | { key: 'transactions' | 'notifications' | 'blocked-members' }
  /** `network`: of the tracking record; null when nobody has sent this person. */
  | { key: HomeMembersKey; network: string | null }
  | { key: 'profile-fields'; locale: LocaleCode };

interface OrderTerms {
  method: string;
  /** What the screen showed: at another price nothing is ordered. */
  shown: ShownOrder;
  /** The member knows of the open order and means a second one. */
  again: boolean;
  /** The code that the price on the screen rests on. */
  discountCode: string | null;
  /** The same for every try of one order, so that it is made once. */
  idempotencyKey: string;
}

export interface CreditOrder extends OrderTerms {
  packId: number;
}

export interface PremiumOrder extends OrderTerms {
  planId: number;
}

export type OrderResult =
  /** `redirect` is the page of the payment provider, as the server sent it: check its origin before following it. */
  | { status: 'ordered'; transactionId: string; redirect: string }
  /** The same was ordered a moment ago; `redirect` is null when that was paid and is not confirmed yet. */
  | { status: 'open-order'; order: OpenOrder }
  | Failure;

export type SaveResult = { status: 'saved' } | Failure;

export interface BlockChange {
  profileId: number;
  blocked: boolean;
}

export interface MemberReport {
  profileId: number;
  kind: ReportKind;
  /** Not empty, up to `REPORT_TEXT_MAX_LENGTH`. */
  text: string;
  /** What it is about, when it is a chat. */
  conversationId: number | null;
}

export type ReportResult = { status: 'reported'; receipt: Receipt } | Failure;

export type NotificationChoice = Pick<NotificationSettings['settings'][number], 'event' | 'channel' | 'frequency'>;

export interface EmailChange {
  email: string;
  /** May be empty while the present address is not confirmed. */
  password: string;
}

export interface PasswordChange {
  password: string;
  newPassword: string;
}

export type ExportResult = { status: 'exported'; file: Blob } | Failure;

/** What a member says who ends the account. */
export interface AccountDeletion {
  password: string;
  /** Null when the member gave none. */
  reason: string | null;
}

export type DeleteAccountResult = { status: 'deleted' } | Failure;

type SaveProfileRequest = components['schemas']['SaveProfileRequest'];

/**
 * Whatever the contract lets a member save of the profile. The language is chosen at the foot of each page, and
 * `lastSignupStep` is no part that anybody types.
 */
export type ProfileChanges = Partial<
  Pick<User['profile'], Exclude<keyof SaveProfileRequest, 'language' | 'lastSignupStep'>>
>;

/** `lastSignupStep` ends the sign-up, with the last part of the profile that it saves (specification, section 3). */
export type ProfileSave = ProfileChanges & { lastSignupStep?: true };

export interface SignupProgress {
  step: SignupStep;
  draft: SignupDraft;
}

export type ActivationResult = { status: 'answered'; delivered: boolean } | Failure;

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

/** Longest text of a report (contract, `ReportRequest.text`). */
export const REPORT_TEXT_MAX_LENGTH = 2000;
