import type { Cancel, Environment } from '../environment.ts';
import type { ApiClient } from '../http/api-client.ts';
import type { Outcome } from '../http/outcome.ts';
import { backoffMs } from '../sync/schedule.ts';
import type { SessionRecordStore } from './session-record-store.ts';

/** Our choice: the subscription is of no use without the browser's own, which the page cancels; the logout comes first. */
const PUSH_LIMIT_MS = 2_000;

export interface LogoutCallOptions {
  environment: Pick<Environment, 'after' | 'createId' | 'random'>;
  keeper: SessionRecordStore;
  api(): ApiClient;
  /** Called when it is time to make a failed call again. */
  again(): void;
}

/**
 * Returns what tells the server of a logout; it is aborted when a login cannot wait for it any longer. A failure is
 * logged (specification, section 8), and the call comes due again after a growing delay: the cookie is valid until the
 * server has heard.
 */
export function createLogoutCall({
  environment,
  keeper,
  api,
  again,
}: LogoutCallOptions): (overtaken: AbortSignal) => Promise<void> {
  let failures = 0;
  let lastLogged: string | null = null;
  let cancelNext: Cancel = () => {};

  /** Unsubscribes the account from push on this device; the page also cancels the browser's subscription. */
  async function forgetPushDevice(overtaken: AbortSignal): Promise<void> {
    const { pushEndpoint } = keeper.current();
    if (pushEndpoint === null) return;
    const limit = new AbortController();
    const stopWaiting = environment.after(PUSH_LIMIT_MS, () => limit.abort());
    await api().perform(
      (client, { signal }) =>
        client.POST('/api/user.php', {
          params: { header: { 'Idempotency-Key': environment.createId() }, query: { push: '0' } },
          body: { endpoint: pushEndpoint },
          signal,
        }),
      AbortSignal.any([overtaken, limit.signal]),
    );
    stopWaiting();
  }

  /** Logs repetitions of the same failure once. */
  function log(failure: string): void {
    if (failure !== lastLogged) console.error(`The logout did not get through to the server: ${failure}`);
    lastLogged = failure;
  }

  return async (overtaken) => {
    cancelNext();
    await forgetPushDevice(overtaken);
    const outcome = await api().perform((client, { signal }) => client.GET('/api/logout.php', { signal }), overtaken);
    if (hasNoSession(outcome)) {
      failures = 0;
      lastLogged = null;
      await keeper.settleLogout();
      return;
    }
    failures += 1;
    // Overtaken: only if that login fails does the server still have to hear.
    if (outcome.kind !== 'aborted') log(outcome.kind === 'http' ? String(outcome.status) : outcome.kind);
    const retryAfterMs = outcome.kind === 'http' ? outcome.retryAfterMs : null;
    cancelNext = environment.after(backoffMs(failures, retryAfterMs, environment.random), again);
  };
}

/** Any other answer, such as a 404 during a deployment, may leave the cookie valid: it would log the member in again. */
function hasNoSession(outcome: Outcome<unknown>): boolean {
  return outcome.kind === 'ok' || (outcome.kind === 'http' && (outcome.status === 401 || outcome.status === 403));
}
