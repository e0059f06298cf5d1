import type { Environment } from '../environment.ts';

/**
 * Keeps a logout call, which may take as long as the server likes, from ending a session that a login begins meanwhile.
 * Taken before the lock of the session, never while that is held: nothing else waits for the call.
 */
const COOKIE_LOCK = 'rendezvous-session-cookie';

/** Our choice: how long somebody who logs in is kept waiting for the logout, or another tab's login, before. */
const WAIT_MS = 5_000;

/** Orders the calls that begin and end sessions at the server, across all workers. */
export interface CookieLock {
  /** Makes the logout call; `overtaken` is aborted when a login has waited for it long enough. */
  duringLogout(call: (overtaken: AbortSignal) => Promise<void>): Promise<void>;
  /**
   * Begins a session, or ends an account, after the call under way, or after five seconds in its place: its worker may be
   * frozen. `overtaken` is aborted when another login has waited that long for this one.
   */
  afterLogout(change: (overtaken: AbortSignal) => Promise<void>): Promise<void>;
}

export function createCookieLock({ locks, after }: Pick<Environment, 'locks' | 'after'>): CookieLock {
  const never = new AbortController().signal;
  return {
    async duringLogout(call) {
      const overtaken = new AbortController();
      const end = await locks.hold(COOKIE_LOCK, never, () => call(overtaken.signal));
      // An answer that comes now would take the new cookie away.
      if (end === 'stolen') overtaken.abort();
    },
    async afterLogout(change) {
      const queued = new AbortController();
      const stopWaiting = after(WAIT_MS, () => queued.abort());
      const overtaken = new AbortController();
      const begun: { change: Promise<void> | null } = { change: null };
      const begin = () => {
        stopWaiting();
        begun.change ??= change(overtaken.signal);
        return begun.change;
      };
      let end = await locks.hold(COOKIE_LOCK, queued.signal, begin);
      if (begun.change === null) end = await locks.steal(COOKIE_LOCK, begin);
      if (end === 'stolen') overtaken.abort();
      // Another login may have taken the lock meanwhile; the lock of the session still keeps them apart.
      await begun.change;
    },
  };
}
