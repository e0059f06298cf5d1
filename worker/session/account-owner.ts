import type { Environment } from '../environment.ts';
import type { ApiClient } from '../http/api-client.ts';
import type { AccountDatabase, TakeOver } from '../public/database.ts';
import type { Session } from '../public/session.ts';
import type { Account } from '../sync/account.ts';
import { BLOCKED_LIMIT_MS, isDoneWithin } from '../sync/done-within.ts';
import { noteChangeElsewhere, type Resource, tellOfChanges } from '../sync/newest-answer.ts';
import { type AccountOpening, NewerVersionRunsError, openAccountDatabase, pruningsOf } from './account-storage.ts';
import { type Engine, type EngineOptions, startEngine } from './engine.ts';

export interface AccountOwnerOptions {
  environment: Environment;
  opening: AccountOpening;
  api(): ApiClient;
  isLeader(): boolean;
  visibleConversations(): ReadonlySet<number>;
  engine: Pick<EngineOptions, 'isPushSubscribed' | 'isAnyVisible'>;
  lastPollAtMs(): number | null;
  onPolled(atMs: number): void;
  onPolling(account: Account): void;
  onSessionLost(account: Account): void;
  onOtherAccount(account: Account): void;
  onSetAside(row: unknown): Promise<void>;
  /** Called when this worker has learnt of a change at the server: other workers have to ask again. */
  onChanged(epoch: number, resources: readonly Resource[]): void;
  /** Called when the rows of this session no longer exist: evicted, corrupted or cleared by hand. */
  onDatabaseGone(session: Session): void;
  /** Called when a newer version of the app uses the database: this worker must not touch it. */
  onOutdated(): void;
}

/** Holds the open database of the logged-in member, and runs its engine while this worker is the leader. */
export interface AccountOwner {
  current(): Account | null;
  /** Returns the account once all pending session changes have been applied. */
  settled(): Promise<Account | null>;
  engine(): Engine | null;
  /** Opens, switches or closes the account to match the session. */
  follow(session: Session): Promise<void>;
  /** Starts the engine if this worker is the leader and an account is open. */
  lead(): void;
  /** Notes what another worker has changed in the session with this epoch. */
  noteChange(epoch: number, resources: readonly string[]): void;
  /** Stops the engine because another worker leads; the account stays open. */
  stopLeading(): void;
  close(): void;
}

export function createAccountOwner(options: AccountOwnerOptions): AccountOwner {
  const { environment } = options;
  let held: { account: Account; controller: AbortController } | null = null;
  let engine: Engine | null = null;
  /** What was asked for last: a database that opens late may be that of a session that has ended. */
  let wanted: Session | null = null;
  /** Serialises session changes. */
  let lastFollow: Promise<void> = Promise.resolve();

  function stopLeading(): void {
    engine?.stop();
    engine = null;
  }

  function close(): void {
    stopLeading();
    held?.controller.abort();
    held?.account.database.close({ disableAutoOpen: true });
    held = null;
  }

  function lead(): void {
    if (held === null || engine !== null || !options.isLeader()) return;
    const { account } = held;
    engine = startEngine({
      ...options.engine,
      account,
      environment,
      lastPollAtMs: options.lastPollAtMs(),
      onPolled: options.onPolled,
      onPolling: () => options.onPolling(account),
      onSetAside: options.onSetAside,
      onSessionLost: () => options.onSessionLost(account),
      onOtherAccount: () => options.onOtherAccount(account),
      onDatabaseGone() {
        if (held?.account === account) close();
        options.onDatabaseGone({ status: 'member', accountId: account.accountId, epoch: account.epoch });
      },
    });
  }

  return {
    current: () => held?.account ?? null,
    async settled() {
      await lastFollow;
      return held?.account ?? null;
    },
    engine: () => engine,
    lead,
    noteChange(epoch, resources) {
      if (held?.account.epoch === epoch) noteChangeElsewhere(held.account, resources);
    },
    stopLeading,
    close,
    follow(session) {
      wanted = session;
      const following = afterLast(session).then(() => followNow(session));
      lastFollow = following.catch(() => {});
      return following;
    },
  };

  /** The end of a session does not wait for a database that a frozen page keeps from opening. */
  async function afterLast(session: Session): Promise<void> {
    if (session.status === 'member') await lastFollow;
    else await isDoneWithin(lastFollow, BLOCKED_LIMIT_MS, environment);
  }

  async function openUnlessOutdated(session: Session & { status: 'member' }): Promise<AccountDatabase | null> {
    const isWanted = () => wanted?.status === 'member' && wanted.epoch === session.epoch;
    if (!isWanted()) return null;
    try {
      const database = await openAccountDatabase(session.accountId, session.epoch, options.opening, isWanted);
      if (isWanted()) return database;
      database.close({ disableAutoOpen: true });
      return null;
    } catch (error) {
      if (!isWanted()) return null;
      if (!(error instanceof NewerVersionRunsError)) throw error;
      options.onOutdated();
      return null;
    }
  }

  async function followNow(session: Session): Promise<void> {
    if (session.status === 'visitor') {
      close();
      return;
    }
    if (held !== null && held.account.epoch === session.epoch) return;
    close();
    const controller = new AbortController();
    const database = await openUnlessOutdated(session);
    if (database === null) return;
    const account: Account = {
      accountId: session.accountId,
      epoch: session.epoch,
      database,
      signal: controller.signal,
      api: options.api().forAccount(session.accountId),
      environment,
      visibleConversations: options.visibleConversations,
      prunings: pruningsOf(environment.forgetPortraits),
    };
    held = { account, controller };
    tellOfChanges(account, (resources) => options.onChanged(account.epoch, resources));
    const yieldTo = (cause: TakeOver) => {
      if (held?.account === account) close();
      if (cause === 'upgraded') options.onOutdated();
      else options.onDatabaseGone(session);
    };
    database.onTakenOver = yieldTo;
    // Taken over before anybody listened.
    if (database.takenOver === null) lead();
    else yieldTo(database.takenOver);
  }
}
