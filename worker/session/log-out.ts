import type { Cancel, Environment } from '../environment.ts';
import type { ApiClient } from '../http/api-client.ts';
import type { Outcome } from '../http/outcome.ts';
import { backoffMs } from '../sync/schedule.ts';
import type { SessionRecordStore } from './session-record-store.ts';

export interface LogoutCallOptions {
  environment: Pick<Environment, 'after' | 'createId' | 'random'>;
  keeper: SessionRecordStore;
  api(): ApiClient;
  /** Called when it is time to make a failed call again. */
  again(): void;
}

/**
 * Returns what tells the server of a logout; no login may be made meanwhile. A failure is logged
 * (specification, section 8), and the call comes due again after a growing delay.
 */
export function createLogoutCall({ environment, keeper, api, again }: LogoutCallOptions): () => Promise<void> {
  // Never aborted: the cookie is valid until the server has heard.
  const signal = new AbortController().signal;
  let failures = 0;
  let lastLogged: string | null = null;
  let cancelNext: Cancel = () => {};

  /** Unsubscribes the account from push on this device; the page also cancels the browser's subscription. */
  async function forgetPushDevice(): Promise<void> {
    const { pushEndpoint } = keeper.current();
    if (pushEndpoint === null) return;
    await api().perform(
      (client, { signal }) =>
        client.POST('/api/user.php', {
          params: { header: { 'Idempotency-Key': environment.createId() }, query: { push: '0' } },
          body: { endpoint: pushEndpoint },
          signal,
        }),
      signal,
    );
  }

  /** Logs repetitions of the same failure once. */
  function log(failure: string): void {
    if (failure !== lastLogged) console.error(`The logout did not get through to the server: ${failure}`);
    lastLogged = failure;
  }

  return async () => {
    cancelNext();
    await forgetPushDevice();
    const outcome = await api().perform((client, { signal }) => client.GET('/api/logout.php', { signal }), signal);
    if (hasNoSession(outcome)) {
      failures = 0;
      lastLogged = null;
      await keeper.settleLogout();
      return;
    }
    failures += 1;
    log(outcome.kind === 'http' ? String(outcome.status) : outcome.kind);
    const retryAfterMs = outcome.kind === 'http' ? outcome.retryAfterMs : null;
    cancelNext = environment.after(backoffMs(failures, retryAfterMs, environment.random), again);
  };
}

/** Any other answer, such as a 404 during a deployment, may leave the cookie valid: it would log the member in again. */
function hasNoSession(outcome: Outcome<unknown>): boolean {
  return outcome.kind === 'ok' || (outcome.kind === 'http' && (outcome.status === 401 || outcome.status === 403));
}
