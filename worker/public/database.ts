import { Dexie, type Table, type Transaction } from 'dexie';
import { ACCOUNT_SCHEMA_VERSION, accountDatabaseName, DEVICE_DATABASE_NAME } from './database-names.ts';
import type { ClockRow, DeletionRow, SettingsRow, SilenceRow, ViolationRow } from './device-rows.ts';
import type { OutboxRow } from './outbox-row.ts';
import type { PassRow } from './pass-row.ts';
import type {
  AnswerRow,
  ChatRow,
  ConversationRow,
  DraftRow,
  LikeRow,
  MemberRow,
  MessageRow,
  MessageWordsRow,
  MetaRow,
  SearchRow,
  UserRow,
} from './rows.ts';
import type { SavedSearchRow } from './saved-search.ts';
import type { SessionRecord } from './session.ts';

/**
 * The tables of both databases. The worker is the only writer of synced data; views only read, through live queries.
 *
 * There is one database per account, and a small one for data of the device.
 */

// On localhost, Dexie would otherwise log a stack trace for every query that a logout aborts.
Dexie.debug = false;

/**
 * Dexie's cache of results serves pages that write: it would run each live query twice when another context has written,
 * which here is always so.
 */
const OPTIONS = { cache: 'disabled' } as const;

/** Never changes: new device data is stored under new keys, so that a release can be rolled back. */
const DEVICE_SCHEMA_VERSION = 1;

/** What another context, or the browser, has done to a database, after which this connection was closed. */
export type TakeOver = 'upgraded' | 'deleted';

/** Notified when another context takes the database over. */
export type TakeOverListener = (cause: TakeOver) => void;

/** Overrides of the defaults: the name of a fallback database, the schema version of another app version. */
export interface AccountDatabaseOptions {
  name?: string;
  schemaVersion?: number;
}

/** Data of one account. The whole database is deleted when the member logs out. */
export class AccountDatabase extends Dexie {
  readonly user!: Table<UserRow, string>;
  readonly chats!: Table<ChatRow, number>;
  readonly messages!: Table<MessageRow, string>;
  readonly messageWords!: Table<MessageWordsRow, string>;
  readonly conversations!: Table<ConversationRow, number>;
  readonly likes!: Table<LikeRow, number>;
  readonly members!: Table<MemberRow, number>;
  readonly drafts!: Table<DraftRow, number>;
  readonly outbox!: Table<OutboxRow, number>;
  readonly searches!: Table<SearchRow, string>;
  readonly answers!: Table<AnswerRow, string>;
  readonly passes!: Table<PassRow, number>;
  readonly savedSearches!: Table<SavedSearchRow, string>;
  readonly meta!: Table<MetaRow, string>;
  onTakenOver: TakeOverListener | null = null;
  /** Set before the listener is told, for whoever opened the database and could not listen yet. */
  takenOver: TakeOver | null = null;

  /**
   * @param fillIn adds missing properties to rows of an older version; only the worker passes it, and it opens first
   */
  constructor(
    accountId: number,
    fillIn: (transaction: Transaction) => PromiseLike<unknown> | undefined = () => undefined,
    { name = accountDatabaseName(accountId), schemaVersion = ACCOUNT_SCHEMA_VERSION }: AccountDatabaseOptions = {},
  ) {
    super(name, OPTIONS);
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
    // The shape of the price offers has changed: cached responses are dropped and refetched.
    this.version(4).upgrade((transaction) => transaction.table('answers').clear());
    // A table of its own: an index on 100,000 stored messages would take seconds to build, with the app waiting.
    this.version(5).stores({ messageWords: 'id, *entries' });
    this.version(6).stores({ passes: 'profileId, passedAtMs', savedSearches: 'id, savedAtMs' });
    this.version(schemaVersion);
    yieldToOtherVersions(this, schemaVersion, (cause) => {
      this.takenOver = cause;
      this.onTakenOver?.(cause);
    });
  }
}

/** Data of this browser, regardless of who is logged in. */
export class DeviceDatabase extends Dexie {
  readonly session!: Table<SessionRecord, string>;
  readonly settings!: Table<SettingsRow, string>;
  readonly violations!: Table<ViolationRow, number>;
  /** Stored in the settings table under its own key, which older versions ignore. */
  readonly silence: Table<SilenceRow, string>;
  /** Also stored in the settings table, under its own key. */
  readonly clock: Table<ClockRow, string>;
  /** Stored in the session table, under its own key. */
  readonly deletion: Table<DeletionRow, string>;
  onTakenOver: TakeOverListener | null = null;

  constructor() {
    super(DEVICE_DATABASE_NAME, OPTIONS);
    this.version(DEVICE_SCHEMA_VERSION).stores({ session: 'key', settings: 'key', violations: '++id' });
    this.silence = this.table('settings');
    this.clock = this.table('settings');
    this.deletion = this.table('session');
    yieldToOtherVersions(this, DEVICE_SCHEMA_VERSION, (cause) => this.onTakenOver?.(cause));
  }
}

/**
 * Closes this connection for good when another context upgrades or deletes the database, so that it does not block
 * that, and when the browser closes it by force, as it does to clear a site's data. Replaces Dexie's own handlers, which
 * reopen automatically and would recreate a deleted database.
 */
function yieldToOtherVersions(database: Dexie, schemaVersion: number, tell: TakeOverListener): void {
  function yieldTo(cause: TakeOver): void {
    database.close({ disableAutoOpen: true });
    tell(cause);
  }

  const follow = () => {
    const connection = database.backendDB();
    // The browser takes the data away without a `versionchange`; Dexie's own handler would recreate it, empty.
    connection.addEventListener('close', () => yieldTo('deleted'));
    // Dexie opens a database of a newer version as it is; old code must not write to it (pitfall 8). It multiplies its
    // version numbers by ten, because IndexedDB only accepts integers.
    if (connection.version > schemaVersion * 10) queueMicrotask(() => yieldTo('upgraded'));
  };
  // Each time that it is opened: a connection that was lost is opened anew.
  database.on('ready', follow, true);
  database.on('versionchange', (event) => {
    // A deletion has no new version.
    yieldTo((event.newVersion ?? 0) > 0 ? 'upgraded' : 'deleted');
    return false;
  });
  database.on('blocked', () => false);
}
