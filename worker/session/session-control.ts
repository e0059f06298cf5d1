import type { Environment } from '../environment.ts';
import { callSignUp } from '../features/signup/sign-up.ts';
import type { ApiClient } from '../http/api-client.ts';
import type { DeviceDatabase } from '../public/database.ts';
import type { NewAccount, SignUpResult } from '../public/direct-calls.ts';
import { causeName } from '../public/error-names.ts';
import { parseUnstoredEnd } from '../public/member-mark.ts';
import type { Session } from '../public/session.ts';
import type { AccountDeletion, Credentials, DeleteAccountResult, LogInResult } from '../public/worker-api.ts';
import type { Account } from '../sync/account.ts';
import { BLOCKED_LIMIT_MS, valueWithin } from '../sync/done-within.ts';
import { createAccountEnd } from './account-end.ts';
import { type AccountOpening, readPushEndpoint } from './account-storage.ts';
import { createCookieLock } from './cookie-lock.ts';
import { createVisit } from './create-visit.ts';
import { deleteAccountDatabases } from './delete-account-databases.ts';
import { endSession } from './end-session.ts';
import { callLogIn } from './log-in.ts';
import { createLogoutCall } from './log-out.ts';
import { requireStorage } from './require-storage.ts';
import { createSessionCheck, type SessionCheck } from './session-check.ts';
import type { SessionRecordStore } from './session-record-store.ts';
import { keepOnlyUnsent, keepUnsentOfOthers } from './unsent-rows.ts';
import { withRoom } from './with-room.ts';

/** Serialises session changes across all workers. */
const SESSION_LOCK = 'rendezvous-session';

export interface SessionControlOptions {
  environment: Environment;
  device: DeviceDatabase;
  keeper: SessionRecordStore;
  opening: AccountOpening;
  api(): ApiClient;
  /** Opens or closes the account's database to match the session. */
  follow(session: Session): Promise<void>;
}

/** Starts and ends sessions. */
export interface SessionControl extends SessionCheck {
  logIn(credentials: Credentials): Promise<LogInResult>;
  /** Creates an account and logs it in. */
  signUp(account: NewAccount, attemptId: string): Promise<SignUpResult>;
  /** Resolves once nothing of the account is left on the device; the logout call to the server follows afterwards. */
  logOut(): Promise<void>;
  /** Deletes the account on the server, then all of its data on the device. */
  deleteAccount(farewell: AccountDeletion, attemptId: string): Promise<DeleteAccountResult>;
  /**
   * Ends the session of `account` locally after the server has ended or replaced it. If the member asked for the
   * account's deletion and got no answer, the account counts as deleted.
   */
  lose(account: Account): Promise<void>;
  /** Called when the server has just known the member: a deletion without an answer was not made, which is checked. */
  noteStanding(): Promise<void>;
  /**
   * Ends here what has ended in tabs that store nothing, as the mark of the member says, before anything else; the
   * server then hears of a logout.
   */
  finishUnstored(mark: string | null): Promise<void>;
  /** Makes a logout call that did not reach the server earlier. */
  finishLogout(): Promise<void>;
  /** Keeps the unsent data of other accounts, without asking again, or deletes it. */
  decideOnUnsentOfOthers(isKept: boolean): Promise<void>;
}

export function createSessionControl(options: SessionControlOptions): SessionControl {
  const { environment, device, keeper, follow } = options;
  // Never aborted: a session change always runs to completion.
  const signal = new AbortController().signal;

  async function alone(change: () => Promise<void>): Promise<void> {
    await environment.locks.hold(SESSION_LOCK, signal, change);
  }

  const cookieLock = createCookieLock(environment);

  /** For the answer to a call that begins a session: nobody waits for the call itself, whose tab may be frozen. */
  async function becomeMemberAlone(accountId: number): Promise<Session> {
    const begun: { session: Session } = { session: keeper.current().session };
    await alone(async () => {
      begun.session = await becomeMember(accountId);
    });
    return begun.session;
  }

  const becomeMember = (accountId: number) => withRoom(environment, () => tryToBecomeMember(accountId));

  async function tryToBecomeMember(accountId: number): Promise<Session> {
    await follow({ status: 'visitor', epoch: keeper.current().session.epoch, cause: 'never' });
    await clearOthers(accountId);
    // Before the session is announced.
    await requireStorage(accountId, options.opening, environment);
    const record = await keeper.change({ status: 'member', accountId });
    await follow(record.session);
    return record.session;
  }

  /**
   * Deletes the data of other accounts. Unsent data of those that did not log out is kept for them: they were told that
   * it would be sent, and it is not the next member's to delete.
   */
  async function clearOthers(accountId: number | null): Promise<void> {
    const { session, keptAccountId, unsentOfOthers, isKeptForOthers } = await keeper.load();
    const keptIds = [
      ...unsentOfOthers.map((waiting) => waiting.accountId),
      ...(keptAccountId === null ? [] : [keptAccountId]),
      ...(session.status === 'member' ? [session.accountId] : []),
    ];
    const { kept, hasCleared } = await keepUnsentOfOthers(accountId, keptIds, environment);
    if (hasCleared) await forgetPortraits();
    const isNews = kept.some(({ accountId: id }) => !unsentOfOthers.some((waiting) => waiting.accountId === id));
    await keeper.noteUnsentOfOthers(kept, isKeptForOthers && !isNews);
  }

  /** Deletes rows left behind by an interrupted logout or session loss. */
  async function finishWipe(keptAccountId: number | null): Promise<void> {
    await clearOthers(keptAccountId);
    if (keptAccountId !== null) await clear(keptAccountId);
  }

  /** Gives up on a database that a frozen page keeps from opening: it is cleared at the next start. */
  async function clear(accountId: number): Promise<void> {
    await valueWithin(keepOnlyUnsent(accountId), null, BLOCKED_LIMIT_MS, environment);
  }

  /** Ignores failures: where the browser refuses its cache, there are no portraits in it. */
  async function forgetPortraits(): Promise<void> {
    await environment.forgetPortraits().catch(() => false);
  }

  const accountEnd = createAccountEnd({
    environment,
    device,
    keeper,
    follow,
    api: options.api,
    forgetPortraits,
    alone,
  });

  const callLogOut = createLogoutCall({
    environment,
    keeper,
    api: options.api,
    again: () => void finishLogout().catch(() => {}),
  });

  /** Ends the session here; the server hears of it afterwards, by `callLogOut`. */
  async function end(
    { accountId }: Session & { status: 'member' },
    cause: 'logged-out' | 'lost',
    logoutPending: boolean,
  ): Promise<void> {
    const isLost = cause === 'lost';
    const reading = logoutPending ? readPushEndpoint(accountId) : Promise.resolve(null);
    const pushEndpoint = await valueWithin(reading, null, BLOCKED_LIMIT_MS, environment);
    await endSession({
      next: { status: 'visitor', cause, logoutPending, keptAccountId: isLost ? accountId : null, pushEndpoint },
      keeper,
      follow,
      wipe: () => (isLost ? clear(accountId) : deleteAccountDatabases(accountId, environment)),
    });
    if (!isLost) await Promise.all([forgetPortraits(), accountEnd.forget()]);
  }

  async function finishLogout(): Promise<void> {
    await cookieLock.duringLogout(async (overtaken) => {
      if ((await keeper.load()).logoutPending) await callLogOut(overtaken);
    });
  }

  const sessionCheck = createSessionCheck({
    environment,
    keeper,
    api: options.api,
    alone,
    async prepare() {
      const { session, logoutPending, keptAccountId } = keeper.current();
      // Epoch 0 may mean a lost record: the server may still know the member, whose unsent rows are then kept.
      if (session.epoch > 0) await finishWipe(keptAccountId);
      return logoutPending ? 'logout' : 'user';
    },
    finishLogout,
    becomeMember,
  });

  return {
    ...sessionCheck,

    async logIn(credentials) {
      let result: LogInResult = { status: 'offline' };
      const login = { isUnnamed: false };
      await cookieLock.afterLogout(async (overtaken) => {
        const call = await callLogIn(options.api(), device, credentials, {
          nowMs: environment.now(),
          idempotencyKey: environment.createId(),
          signal: overtaken,
          onBegun() {
            login.isUnnamed = true;
          },
        });
        if (call.status !== 'user') {
          result = call;
          return;
        }
        login.isUnnamed = false;
        try {
          result = { status: 'logged-in', session: await becomeMemberAlone(call.user.profile.id) };
        } catch (error) {
          result = { status: 'storage-refused', detail: causeName(error) };
        }
      });
      // The cookie is that of a member, who was told of a failure: not the next start may be the first to say so.
      if (login.isUnnamed) void sessionCheck.check().catch(() => {});
      return result;
    },

    async signUp(newAccount, attemptId) {
      let result: SignUpResult = { status: 'offline' };
      await cookieLock.afterLogout(async (overtaken) => {
        const visit = createVisit({ api: options.api(), device, now: environment.now, signal: overtaken });
        const call = await callSignUp(visit, newAccount, attemptId);
        if (call.status !== 'answered') {
          result = call;
          return;
        }
        try {
          result = { status: 'signed-up', session: await becomeMemberAlone(call.data.profile.id) };
        } catch {
          result = { status: 'storage-refused' };
        }
      });
      return result;
    },

    async logOut() {
      await alone(async () => {
        const { session } = await keeper.load();
        if (session.status === 'member') await end(session, 'logged-out', true);
      });
      void finishLogout().catch(() => {});
    },

    async deleteAccount(farewell, attemptId) {
      let result: DeleteAccountResult = { status: 'session-lost' };
      // Its answer takes the cookie away: a login that begins meanwhile must not lose its own by it.
      await cookieLock.afterLogout(async (overtaken) => {
        const { session } = await keeper.load();
        if (session.status === 'member') result = await accountEnd.ask(session, farewell, attemptId, overtaken);
      });
      return result;
    },

    lose: (account) =>
      alone(async () => {
        const { session } = await keeper.load();
        if (session.status !== 'member' || session.epoch !== account.epoch) return;
        if (await accountEnd.isAsked(session)) await accountEnd.finish(session);
        else await end(session, 'lost', false);
      }),

    async noteStanding() {
      const { session } = keeper.current();
      if (session.status === 'member') await accountEnd.settle(session);
    },

    async finishUnstored(mark) {
      const unstored = parseUnstoredEnd(mark);
      if (unstored === null) return;
      const { isLogoutPending, left, lost } = unstored;
      await alone(async () => {
        const { session, keptAccountId, pushEndpoint, logoutPending } = await keeper.load();
        if (session.status === 'visitor') {
          const next = { status: 'visitor', cause: 'logged-out', keptAccountId, pushEndpoint } as const;
          if (isLogoutPending && !logoutPending) await keeper.change({ ...next, logoutPending: true });
        } else if (left.includes(session.accountId)) {
          await end(session, 'logged-out', isLogoutPending);
        } else if (lost.includes(session.accountId) || isLogoutPending) {
          // The cookie of this session is that of another by now, or none.
          await end(session, 'lost', isLogoutPending);
        }
        for (const accountId of left) await deleteAccountDatabases(accountId, environment);
        if (left.length > 0) await forgetPortraits();
      });
      void finishLogout().catch(() => {});
    },

    finishLogout,

    decideOnUnsentOfOthers: (isKept) =>
      alone(async () => {
        const { unsentOfOthers } = await keeper.load();
        if (!isKept) for (const { accountId } of unsentOfOthers) await deleteAccountDatabases(accountId, environment);
        await keeper.noteUnsentOfOthers(isKept ? unsentOfOthers : [], isKept);
      }),
  };
}
