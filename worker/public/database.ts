import { Dexie, type Table, type Transaction } from 'dexie';
import { ACCOUNT_SCHEMA_VERSION, accountDatabaseName, DEVICE_DATABASE_NAME } from './database-names.ts';
import type { OutboxRow } from './outbox-row.ts';
import type {
  AnswerRow,
  ChatRow,
  ClockRow,
  ConversationRow,
  DraftRow,
  LikeRow,
  MemberRow,
  MessageRow,
  MetaRow,
  SearchRow,
  SettingsRow,
  SilenceRow,
  UserRow,
  ViolationRow,
} from './rows.ts';
import type { SessionRecord } from './session.ts';

/**
 * The tables of both databases. The worker is the only writer of synced data; views only read, through live queries.
 *
 * There is one database for each account, and a small one for what belongs to the device.
 */

// On localhost Dexie would trace every query that a logout cuts off, as if it were an error.
Dexie.debug = false;

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
