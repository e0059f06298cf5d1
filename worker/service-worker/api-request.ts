import { ACCOUNT_HEADER } from '../http/call-headers.ts';
import { ADDRESS_STATUSES, IDEMPOTENCY_RUNNING } from '../http/outcome.ts';
import { parseRuntimeConfiguration } from '../public/runtime-configuration.ts';
import { CONFIGURATION_CACHE, CONFIGURATION_URL } from './configuration-cache.ts';
import { isSilenced } from './read-silence.ts';

const TIME_LIMIT_MS = 20_000;

/** Statuses that web servers, firewalls and networks give by themselves. */
const OFTEN_OF_OTHERS: readonly number[] = [401, 403, ...ADDRESS_STATUSES];

/** The parts of a service worker's scope that a call needs. */
export type BackgroundScope = { readonly caches: CacheStorage; readonly location: { readonly host: string } };

/** Outcome of a call made by the service worker while no tab is open. `no-answer`: none yet, a later call may get one. */
export type SentResult = { kind: 'answered'; status: number } | { kind: 'no-answer' };

/**
 * Sends one write to the API in the background. The server executes each idempotency key only once (contract), so the
 * next tab's worker can repeat the call to process its response. The server rejects the call if the session belongs to
 * another member. While the server's Retry-After holds for this device, nothing is sent.
 */
export async function sendInBackground(
  scope: BackgroundScope,
  path: string,
  body: unknown,
  idempotencyKey: string,
  accountId: number,
): Promise<SentResult> {
  if (await isSilenced(Date.now())) return { kind: 'no-answer' };
  const target = await readTarget(scope);
  if (target === null) return { kind: 'no-answer' };
  try {
    const response = await fetch(target.apiBaseUrl + path, {
      method: 'POST',
      credentials: 'include',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
        [ACCOUNT_HEADER]: String(accountId),
        'x-package-name': target.packageName,
        'x-original-host': scope.location.host,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    // What is not JSON comes from the network in between, for example from a hotel's login page, or is a web server's own
    // page for an address, or a firewall's. Of other errors the status is enough.
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    const isOfApi = isJson || (response.status >= 400 && !OFTEN_OF_OTHERS.includes(response.status));
    if (await isStillRunning(response)) return { kind: 'no-answer' };
    return isOfApi ? { kind: 'answered', status: response.status } : { kind: 'no-answer' };
  } catch {
    return { kind: 'no-answer' };
  }
}

/** Whether the first request with this key, of a tab that is gone for instance, has no answer yet or was cut off. */
async function isStillRunning(response: Response): Promise<boolean> {
  if (response.status !== 409) return false;
  const body: unknown = await response.json();
  return typeof body === 'object' && body !== null && 'error' in body && body.error === IDEMPOTENCY_RUNNING;
}

async function readTarget(scope: BackgroundScope): Promise<{ apiBaseUrl: string; packageName: string } | null> {
  try {
    const kept = await (await scope.caches.open(CONFIGURATION_CACHE)).match(CONFIGURATION_URL);
    const value: unknown = await (kept ?? (await fetch(CONFIGURATION_URL))).json();
    const parsed = parseRuntimeConfiguration(value);
    return parsed.ok ? parsed.configuration : null;
  } catch {
    return null;
  }
}
