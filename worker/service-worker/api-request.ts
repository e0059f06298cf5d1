import { ACCOUNT_HEADER } from '../http/call-headers.ts';
import { parseRuntimeConfiguration } from '../public/runtime-configuration.ts';
import { CONFIGURATION_CACHE, CONFIGURATION_URL } from './configuration-cache.ts';

const TIME_LIMIT_MS = 20_000;

/** How a call ended that the service worker makes while no tab is there. Its body is not read. */
export type SentResult = { kind: 'answered'; status: number } | { kind: 'no-answer' };

/**
 * Sends one write to the API in the background. The same key does the same thing once, however often it is sent
 * (contract), so that the worker of the next tab may repeat it and take note of the answer. Nothing is done where the
 * session is another member's.
 */
export async function sendInBackground(
  scope: ServiceWorkerGlobalScope,
  path: string,
  body: unknown,
  idempotencyKey: string,
  accountId: number,
): Promise<SentResult> {
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
    // A page in the place of an answer is the network's, as of a hotel that wants a login.
    const isOfApi = response.status >= 400 || response.headers.get('content-type')?.includes('json') === true;
    return isOfApi ? { kind: 'answered', status: response.status } : { kind: 'no-answer' };
  } catch {
    return { kind: 'no-answer' };
  }
}

async function readTarget(
  scope: ServiceWorkerGlobalScope,
): Promise<{ apiBaseUrl: string; packageName: string } | null> {
  try {
    const kept = await (await scope.caches.open(CONFIGURATION_CACHE)).match(CONFIGURATION_URL);
    const value: unknown = await (kept ?? (await fetch(CONFIGURATION_URL))).json();
    const parsed = parseRuntimeConfiguration(value);
    return parsed.ok ? parsed.configuration : null;
  } catch {
    return null;
  }
}
