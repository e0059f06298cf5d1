import type { Environment } from '../environment.ts';
import { callDeleteAccount } from '../features/account/delete.ts';
import type { ApiClient } from '../http/api-client.ts';
import { type FailedCall, isBusy, isOfWebServer, isSessionLost } from '../http/outcome.ts';
import type { DeviceDatabase } from '../public/database.ts';
import type { Session } from '../public/session.ts';
import type { AccountDeletion, DeleteAccountResult } from '../public/worker-api.ts';
import { failureOf } from '../sync/failure.ts';
import { deleteAccountDatabases } from './delete-account-databases.ts';
import { endSession } from './end-session.ts';
import { callUser } from './log-in.ts';
import type { SessionRecordStore } from './session-record-store.ts';

/**
 * A server may still run a request that the client gave up, and until then knows the member as before. PHP and the
 * proxies before it end it after a minute at the most.
 */
const RUNS_AT_MOST_MS = 120_000;

type MemberSession = Session & { status: 'member' };

export interface AccountEndOptions {
  environment: Pick<Environment, 'after' | 'isOnline' | 'now'>;
  device: DeviceDatabase;
  keeper: SessionRecordStore;
  api(): ApiClient;
  follow(session: Session): Promise<void>;
  forgetPortraits(): Promise<void>;
  /** Runs a change under the lock of the session. */
  alone(change: () => Promise<void>): Promise<void>;
}

/**
 * Deletes an account, also when the server's answer does not arrive. The calls are made outside of the lock of the
 * session: a logout, or a poll that finds the session ended, must not wait for them. Of the methods only `finish` must
 * run under it.
 */
export interface AccountEnd {
  /** Makes the call; if its answer does not tell, asks the server whether the account still exists. */
  ask(
    member: MemberSession,
    farewell: AccountDeletion,
    attemptId: string,
    overtaken: AbortSignal,
  ): Promise<DeleteAccountResult>;
  /** Returns whether the deletion was requested in this session and its outcome is not known. */
  isAsked(session: Session): Promise<boolean>;
  /** Finds out what became of a deletion whose outcome is not known. Returns whether the account is gone. */
  settle(member: MemberSession): Promise<boolean>;
  /** Called when the member logs out: what became of the account matters no longer. */
  forget(): Promise<void>;
  /** Ends the session and deletes everything of the account from the device. */
  finish(member: MemberSession): Promise<void>;
}

export function createAccountEnd(options: AccountEndOptions): AccountEnd {
  const { environment, device, keeper } = options;
  // Only its timeout ends the question.
  const signal = new AbortController().signal;

  /** Outlives the worker, which may end during the call. A full device must not keep anybody from leaving. */
  async function note({ accountId, epoch }: MemberSession): Promise<void> {
    const askedAtMs = environment.now();
    await device.deletion.put({ key: 'deletion', accountId, epoch, askedAtMs }).catch(() => {});
  }

  async function forget(): Promise<void> {
    await device.deletion.delete('deletion');
  }

  async function isAsked(session: Session): Promise<boolean> {
    if (session.status === 'visitor') return false;
    const noted = await device.deletion.get('deletion');
    return noted?.accountId === session.accountId && noted.epoch === session.epoch;
  }

  async function finish({ accountId }: MemberSession): Promise<void> {
    // The server deleted the subscriptions with the account.
    const next = { status: 'visitor', cause: 'deleted', logoutPending: false, pushEndpoint: null } as const;
    await endSession({
      next: { ...next, keptAccountId: null },
      keeper,
      follow: options.follow,
      wipe: () => deleteAccountDatabases(accountId, environment),
    });
    await Promise.all([
      forget(),
      device.settings.delete('current'),
      device.violations.clear(),
      options.forgetPortraits(),
    ]);
  }

  /** Finishes unless the member has left meanwhile: the session may be that of another account by now. */
  async function finishAlone(member: MemberSession): Promise<void> {
    await options.alone(async () => {
      const { session } = await keeper.load();
      if (session.status === 'member' && session.epoch === member.epoch) await finish(member);
    });
  }

  async function forgetOf(member: MemberSession): Promise<void> {
    if (await isAsked(member)) await forget();
  }

  async function settle(member: MemberSession): Promise<boolean> {
    if (!(await isAsked(member))) return false;
    const user = await callUser(options.api(), signal);
    if (isSessionLost(user)) {
      await finishAlone(member);
      return true;
    }
    const isKnown = user.kind === 'ok' && user.data.profile.id === member.accountId;
    if (isKnown && !(await mayStillRun())) await forgetOf(member);
    return false;
  }

  /** A time in the future means that the clock was set back. */
  async function mayStillRun(): Promise<boolean> {
    const sinceMs = environment.now() - ((await device.deletion.get('deletion'))?.askedAtMs ?? 0);
    return sinceMs >= 0 && sinceMs < RUNS_AT_MOST_MS;
  }

  return {
    async ask(member, farewell, attemptId, overtaken) {
      const wasAsked = await isAsked(member);
      // A device that knows that it is offline sends nothing.
      if (environment.isOnline()) await note(member);
      const api = options.api().forAccount(member.accountId);
      const outcome = await callDeleteAccount(api, farewell, attemptId, overtaken);
      if (outcome.kind === 'ok') {
        await finishAlone(member);
        return { status: 'deleted' };
      }
      if (isRefused(outcome, wasAsked)) await forgetOf(member);
      else if (await settle(member)) return { status: 'deleted' };
      return failureOf(outcome);
    },
    isAsked,
    settle,
    forget,
    finish,
  };
}

/**
 * Returns whether the account stays. That nobody is logged in any more may be what an earlier attempt has done; one that
 * came too soon says nothing of the first.
 */
function isRefused(outcome: FailedCall, wasAsked: boolean): boolean {
  if (outcome.kind !== 'http' || outcome.status >= 500) return false;
  return !(wasAsked && (isSessionLost(outcome) || isBusy(outcome) || isOfWebServer(outcome)));
}
