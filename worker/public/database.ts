import { Dexie, type Table, type Transaction } from 'dexie';
import type { components } from '../../openapi/generated/types.ts';
import { ACCOUNT_SCHEMA_VERSION, accountDatabaseName, DEVICE_DATABASE_NAME } from './database-names.ts';
import type { PushDevice } from './push-device.ts';
import type { LocaleCode } from './runtime-configuration.ts';
import type { SessionRecord } from './session.ts';
import type { ProfileChanges } from './worker-api.ts';

/**
 * The tables of both databases. The worker is the only writer of synced data; views only read, through live queries.
 *
 * There is one database for each account, and a small one for what belongs to the device.
 */

type Schemas = components['schemas'];
export type ProfileCard = Schemas['ProfileCard'];
export type MemberProfile = Schemas['MemberProfile'];
export type User = Schemas['User'];
export type Settings = Schemas['Settings'];
export type SearchResult = Schemas['SearchResult'];
export type CreditOffer = Schemas['CreditOffer'];
export type PremiumOffer = Schemas['PremiumOffer'];
export type NotificationSettings = Schemas['NotificationSettings'];
export type ProfileFields = Schemas['ProfileFields'];

// On localhost Dexie would trace every query that a logout cuts off, as if it were an error.
Dexie.debug = false;

/** IndexedDB cannot index booleans. */
export type Flag = 0 | 1;

/** Why the server, or the client on its behalf, refused an intent. */
export type Rejection =
  | { reason: 'insufficient-credits' }
  | { reason: 'partner-gone' }
  | { reason: 'not-found' }
  | { reason: 'invalid'; fields: Record<string, string> }
  | { reason: 'refused'; status: number }
  /** The answer broke the contract; whether the server acted is unknown, and a retry is safe. */
  | { reason: 'unreadable-answer' };

export type Delivery =
  | { state: 'sent' }
  /** Waits in the outbox, or is on its way. */
  | { state: 'pending'; idempotencyKey: string }
  | { state: 'rejected'; idempotencyKey: string; rejection: Rejection };

export interface UserRow {
  key: 'self';
  user: User;
}

export interface MessagePreview {
  text: string;
  fromMe: boolean;
  sentAtMs: number;
  delivery: Delivery['state'];
}

export interface ChatRow {
  conversationId: number;
  profileId: number;
  profile: ProfileCard;
  unreadCount: number;
  lastMessage: MessagePreview | null;
  /** Server id of the last message, 0 when there is none: tells whether the cached messages are behind. */
  lastMessageId: number;
  /** Time of the last message, or of the start of the chat. The list is ordered by it. */
  lastActivityAtMs: number;
  /** The other member is gone; nothing can be sent. */
  readOnly: boolean;
  /** The member has blocked the other one; nothing can be sent until that is undone. */
  blocked: boolean;
  /** Of the other member's name, for the search; see `nameWords`. */
  words: string[];
}

export interface MessageRow {
  /** The client-made message id, else `s` and the server's id: the same before and after sending. */
  key: string;
  conversationId: number;
  /** Null until the server has stored it. */
  serverId: number | null;
  /** The server's id; above all of those while pending, in the order of writing. */
  order: number;
  fromMe: boolean;
  text: string;
  sentAtMs: number;
  delivery: Delivery;
}

/** What is known of the messages of one conversation beside the messages themselves. */
export interface ConversationRow {
  conversationId: number;
  /** `missing`: there is no such conversation, or it is somebody else's. */
  state: 'loaded' | 'missing' | 'gone';
  /** Null when the conversation has no message. */
  oldestLoadedId: number | null;
  newestLoadedId: number | null;
  hasOlder: boolean;
  fetchedAtMs: number;
}

export interface LikeRow {
  profileId: number;
  profile: ProfileCard;
  given: Flag;
  received: Flag;
  /** A received like that was not looked at yet. */
  isNew: Flag;
  /** 0 when not received. */
  receivedAtMs: number;
  /** 0 when not given. */
  givenAtMs: number;
  /** The member's own like or unlike waits in the outbox. */
  pending: Flag;
}

export interface MemberRow {
  profileId: number;
  /** `missing`: no such member; `gone`: deleted or not reachable for this member. */
  state: 'loaded' | 'missing' | 'gone';
  profile: MemberProfile | null;
  fetchedAtMs: number;
}

export interface DraftRow {
  conversationId: number;
  text: string;
  updatedAtMs: number;
}

/** One page of members that a search found; see `searchKey`. */
export interface SearchRow {
  key: string;
  result: SearchResult;
  /** When the server was asked: an answer to an older question does not replace this one. */
  askedAtMs: number;
  fetchedAtMs: number;
}

/** The last answer for one page of the app: shown at once when it is opened again, and while offline. */
export type AnswerRow =
  | { key: HomeMembersKey; answer: SearchResult; fetchedAtMs: number }
  | { key: 'credits'; answer: CreditOffer; fetchedAtMs: number }
  | { key: 'premium'; answer: PremiumOffer; fetchedAtMs: number }
  /** All of the member's orders, newest first. */
  | { key: 'transactions'; answer: readonly Schemas['Transaction'][]; fetchedAtMs: number }
  | { key: 'notifications'; answer: NotificationSettings; fetchedAtMs: number }
  | { key: 'profile-fields'; answer: ProfileFields; locale: LocaleCode; fetchedAtMs: number };

/** The rows of members on the home screen. */
export const HOME_MEMBERS_KEYS = ['members-nearby', 'members-newest', 'members-online'] as const;
export type HomeMembersKey = (typeof HOME_MEMBERS_KEYS)[number];

export type Intent =
  | { kind: 'send-message'; conversationId: number; messageId: string; text: string }
  | { kind: 'mark-read'; conversationId: number; readUntil: number }
  /** `chat`: its row as it stood, for when it comes back. Rows of older versions lack it. */
  | { kind: 'remove-chat'; conversationId: number; chat?: ChatRow }
  | { kind: 'like'; profileId: number }
  | { kind: 'unlike'; profileId: number };

/**
 * `network`: no answer. `foreign`: something else answered in the server's place. `busy`: the server asked to come
 * again later. `server`: it failed. `unreadable`: its answer broke the contract. `session`: it wants a login first.
 */
export type WaitCause = 'network' | 'foreign' | 'busy' | 'server' | 'unreadable' | 'session';

export interface Wait {
  cause: WaitCause;
  /** Failures for this cause in a row. */
  count: number;
  /** Of the last of them. */
  atMs: number;
}

export interface OutboxRow {
  sequence?: number;
  idempotencyKey: string;
  /** Intents of one lane are sent one after the other, in order. */
  lane: string;
  intent: Intent;
  /**
   * `settled` rows stay until a pull that began after the answer has been written. `set-aside`: this version does not
   * know what it is; a newer one does.
   */
  state: 'queued' | 'settled' | 'rejected' | 'set-aside';
  /** Tries since it was queued: how long the next wait is. */
  attempts: number;
  /** Why it waits; null before the first failure. Rows of older versions lack it. */
  wait?: Wait | null;
  /** Rejected, and the member sends what comes behind it all the same. */
  isPassedOver?: true;
  nextAttemptAtMs: number;
  createdAtMs: number;
  /** 0 until settled. */
  settledAtMs: number;
  rejection: Rejection | null;
}

/** How the last poll went: the source of the offline banner and the age of the data. */
export interface SyncRow {
  key: 'sync';
  /** `foreign`: something else answers in the server's place, as the login page of a hotel's network does. */
  state: 'ok' | 'offline' | 'foreign' | 'failing';
  /** 0 when there was none. Written when the state changes and when a tab is hidden, not with each poll. */
  lastSuccessAtMs: number;
}

/** Marks the database as belonging to one session; every write checks it (see worker/sync/write.ts). */
export interface EpochRow {
  key: 'epoch';
  epoch: number;
}

/** What was changed of the own profile and not saved yet; never leaves the device. */
export interface ProfileDraftRow {
  key: 'profile-draft';
  changes: ProfileChanges;
}

/** How far the member is in the sign-up, for every tab and over a reload. The server knows only what was saved. */
export interface SignupRow {
  key: 'signup';
  /** As in the specification, section 2. */
  step: SignupStep;
  /** What was typed in a step that is not saved yet. */
  draft: SignupDraft;
}

/** A step of a member; step 0 belongs to visitors. */
export type SignupStep = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export type SignupDraft = Partial<
  Pick<User['profile'], 'country' | 'countryregion' | 'city' | 'gender' | 'personal' | 'fields' | 'notes'>
> & {
  /** The date of birth as it is chosen, also while it is unfinished or no such day. */
  dateParts?: DateParts;
};

/** A date part by part; a part that is not chosen yet is empty. */
export interface DateParts {
  year: string;
  month: string;
  day: string;
}

/** The push subscription of this browser, and whether the account has it. */
export interface PushRow {
  key: 'push';
  device: PushDevice;
  isSent: boolean;
}

/** A list that has come in at least once: without it, no rows do not mean that there are none. */
export interface LoadedRow {
  key: 'loaded-chats' | 'loaded-likes';
}

/** Marks the database as the fallback of an older version; see worker/session/fallback-database.ts. */
export interface FallbackRow {
  key: 'fallback';
  id: string;
  /** Idempotency keys of what was taken over from the database of the newer version. */
  takenKeys: readonly string[];
  takenDrafts: readonly Pick<DraftRow, 'conversationId' | 'updatedAtMs'>[];
}

/** Fallbacks whose rows are back here, and which are still to be deleted. */
export interface TakenBackRow {
  key: 'taken-back';
  fallbackIds: readonly string[];
}

export type MetaRow =
  | SyncRow
  | EpochRow
  | PushRow
  | SignupRow
  | ProfileDraftRow
  | LoadedRow
  | FallbackRow
  | TakenBackRow;

export interface SettingsRow {
  key: 'current';
  settings: Settings;
  fetchedAtMs: number;
}

/** The server asked for silence until then, over the life of a worker. */
export interface SilenceRow {
  key: 'silence';
  status: number;
  sinceMs: number;
  untilMs: number;
}

/** The clock of this device is wrong. */
export interface ClockRow {
  key: 'clock';
  /** How far the server's is ahead of it, in milliseconds. */
  offsetMs: number;
}

/** A response that broke the contract. Shown in the developer area; holds no personal data. */
export interface ViolationRow {
  id?: number;
  atMs: number;
  operation: string;
  /** Place in the body, as a JSON pointer. */
  path: string;
  expected: string;
  actual: string;
}

/** Stays: what is new of the device stands under keys of its own, so that a release can be rolled back. */
const DEVICE_SCHEMA_VERSION = 1;

/** Hears that another context upgraded or deleted the database, and that this connection is closed. */
export type TakeOverListener = (cause: 'upgraded' | 'deleted') => void;

/** What is not as usual: the name of a fallback, the schema of another version. */
export interface AccountDatabaseOptions {
  name?: string;
  schemaVersion?: number;
}

/** Rows of one account. Deleted as a whole when the member logs out. */
export class AccountDatabase extends Dexie {
  readonly user!: Table<UserRow, string>;
  readonly chats!: Table<ChatRow, number>;
  readonly messages!: Table<MessageRow, string>;
  readonly conversations!: Table<ConversationRow, number>;
  readonly likes!: Table<LikeRow, number>;
  readonly members!: Table<MemberRow, number>;
  readonly drafts!: Table<DraftRow, number>;
  readonly outbox!: Table<OutboxRow, number>;
  readonly searches!: Table<SearchRow, string>;
  readonly answers!: Table<AnswerRow, string>;
  readonly meta!: Table<MetaRow, string>;
  onTakenOver: TakeOverListener | null = null;

  /** @param fillIn writes into the rows of an older version what they lack; the worker has it, and opens first */
  constructor(
    accountId: number,
    fillIn: (transaction: Transaction) => PromiseLike<unknown> | undefined = () => undefined,
    { name = accountDatabaseName(accountId), schemaVersion = ACCOUNT_SCHEMA_VERSION }: AccountDatabaseOptions = {},
  ) {
    super(name);
    this.version(1).stores({
      user: 'key',
      chats: 'conversationId, profileId, lastActivityAtMs, unreadCount, profile.name',
      messages: 'key, [conversationId+order]',
      conversations: 'conversationId, fetchedAtMs',
      likes: 'profileId, isNew, [received+isNew+receivedAtMs], [given+givenAtMs]',
      members: 'profileId',
      drafts: 'conversationId',
      outbox: '++sequence, &idempotencyKey, state, lane',
      meta: 'key',
    });
    this.version(2).stores({ searches: 'key, fetchedAtMs', answers: 'key' });
    this.version(3)
      .stores({
        chats: 'conversationId, profileId, lastActivityAtMs, unreadCount, *words',
        likes:
          'profileId, isNew, [received+isNew+receivedAtMs], [given+givenAtMs], [given+received+isNew+receivedAtMs]',
      })
      .upgrade(fillIn);
    // The offers of money have another shape: what pages show at once is fetched again.
    this.version(4).upgrade((transaction) => transaction.table('answers').clear());
    this.version(schemaVersion);
    yieldToOtherVersions(this, schemaVersion);
  }
}

/** Rows of this browser, whoever is logged in. */
export class DeviceDatabase extends Dexie {
  readonly session!: Table<SessionRecord, string>;
  readonly settings!: Table<SettingsRow, string>;
  readonly violations!: Table<ViolationRow, number>;
  /** Stands in the table of the settings, under a key of its own: older versions pass it over. */
  readonly silence: Table<SilenceRow, string>;
  /** Stands there too. */
  readonly clock: Table<ClockRow, string>;
  onTakenOver: TakeOverListener | null = null;

  constructor() {
    super(DEVICE_DATABASE_NAME);
    this.version(DEVICE_SCHEMA_VERSION).stores({ session: 'key', settings: 'key', violations: '++id' });
    this.silence = this.table('settings');
    this.clock = this.table('settings');
    yieldToOtherVersions(this, DEVICE_SCHEMA_VERSION);
  }
}

/**
 * An upgrade or a deletion elsewhere must not wait for this connection: it closes, for good. Stands in for Dexie's own
 * handler, which reopens by itself and would bring a deleted database back.
 */
function yieldToOtherVersions(database: Dexie & { onTakenOver: TakeOverListener | null }, schemaVersion: number): void {
  // Dexie opens a database of a newer version as it is; old code must not write to it (pitfall 8).
  database.on('ready', () => {
    // IndexedDB counts whole versions; Dexie multiplies its own by ten.
    if (database.backendDB().version <= schemaVersion * 10) return;
    queueMicrotask(() => {
      database.close({ disableAutoOpen: true });
      database.onTakenOver?.('upgraded');
    });
  });
  database.on('versionchange', (event) => {
    database.close({ disableAutoOpen: true });
    // A deletion has no new version.
    database.onTakenOver?.((event.newVersion ?? 0) > 0 ? 'upgraded' : 'deleted');
    return false;
  });
  database.on('blocked', () => false);
}
