import type { Cancel, Environment } from '../environment.ts';
import type { ApiClient } from '../http/api-client.ts';
import { isSessionLost } from '../http/outcome.ts';
import { backoffMs } from '../sync/schedule.ts';
import { callUser } from './log-in.ts';
import type { SessionRecordStore } from './session-record-store.ts';

export interface SessionCheckOptions {
  environment: Pick<Environment, 'after' | 'random'>;
  keeper: SessionRecordStore;
  api(): ApiClient;
  /** Runs a change under the lock of the session. */
  alone(change: () => Promise<void>): Promise<void>;
  /** Finishes what an ended session has left on the device. Resolves with what the server is to be asked or told. */
  prepare(): Promise<'user' | 'logout'>;
  finishLogout(): Promise<void>;
  becomeMember(accountId: number): Promise<unknown>;
}

/** Asks the server who is logged in, while this device knows of no member, until it has an answer. */
export interface SessionCheck {
  check(): Promise<void>;
  /** Asks at once if the server still owes the answer: the connection may be back, or the page is looked at again. */
  checkAgain(): void;
}

type Asked = { status: 'answered' } | { status: 'unanswered'; retryAfterMs: number | null };

const ANSWERED: Asked = { status: 'answered' };
const UNANSWERED: Asked = { status: 'unanswered', retryAfterMs: null };

/**
 * Returns the check. A failure of the network or the server says nothing about the session (specification, section 6),
 * so the question is repeated after a growing delay. It is asked outside of the lock: a login must not wait for a bad
 * connection, and an answer that a login has overtaken does not count.
 */
export function createSessionCheck(options: SessionCheckOptions): SessionCheck {
  const { environment, keeper, alone } = options;
  // Only its timeout ends the call.
  const signal = new AbortController().signal;
  let running: Promise<void> | null = null;
  let isOwed = false;
  let failures = 0;
  let cancelNext: Cancel = () => {};

  async function ask(): Promise<Asked> {
    const begun: { epoch: number; call: 'user' | 'logout' | null } = { epoch: 0, call: null };
    await alone(async () => {
      const { session } = await keeper.load();
      if (session.status === 'visitor') {
        begun.epoch = session.epoch;
        begun.call = await options.prepare();
      }
    });
    // The logout itself sees to it that the server hears.
    if (begun.call === 'logout') await options.finishLogout();
    if (begun.call !== 'user') return ANSWERED;
    const user = await callUser(options.api(), signal);
    if (user.kind !== 'ok') {
      if (isSessionLost(user)) return ANSWERED;
      return { status: 'unanswered', retryAfterMs: user.kind === 'http' ? user.retryAfterMs : null };
    }
    const asked: { result: Asked } = { result: UNANSWERED };
    await alone(async () => {
      if ((await keeper.load()).session.epoch !== begun.epoch) return;
      await options.becomeMember(user.data.profile.id);
      asked.result = ANSWERED;
    });
    return asked.result;
  }

  async function run(): Promise<void> {
    cancelNext();
    isOwed = true;
    // A browser that refuses its storage may take it later: nothing else would ask again.
    const asked = await ask().catch(() => UNANSWERED);
    if (asked.status === 'answered') {
      isOwed = false;
      failures = 0;
      return;
    }
    failures += 1;
    cancelNext = environment.after(backoffMs(failures, asked.retryAfterMs, environment.random), checkAgain);
  }

  function check(): Promise<void> {
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  }

  function checkAgain(): void {
    if (isOwed) void check().catch(() => {});
  }

  return { check, checkAgain };
}
