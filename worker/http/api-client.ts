import createClient, { type Middleware } from 'openapi-fetch';
import { isValid } from '../../openapi/generated/validators.ts';
import type { Environment } from '../environment.ts';
import { type CallHeaders, type ContractClient, setCallHeaders } from './call-headers.ts';
import { ContractViolationError, checkResponse } from './check-response.ts';
import type { ApiError, Outcome } from './outcome.ts';
import { readRetryAfterMs } from './retry-after.ts';
import type { ServerClock } from './server-clock.ts';
import type { Silence } from './silence.ts';

const REQUEST_TIME_LIMIT_MS = 30_000;

export interface ApiTarget {
  apiBaseUrl: string;
  headers: CallHeaders;
}

/** The result type of openapi-fetch: `error` for an error status, `data` for a success. */
type ApiAnswer<Data> =
  | { data: Data; error?: never; response: Response }
  | { data?: never; error: unknown; response: Response };

/** A call, given the client typed by the contract and an abort signal. Calling `onProgress` restarts its timeout. */
export type Call<Data> = (
  client: ContractClient,
  context: { signal: AbortSignal; onProgress: () => void },
) => Promise<ApiAnswer<Data>>;

export interface ApiClient {
  /**
   * Returns a client for one member: each write names the account, so that it fails if someone else has logged in
   * since.
   */
  forAccount(accountId: number): ApiClient;
  /** Makes the call and resolves with its outcome; never rejects. */
  perform<Data>(call: Call<Data>, signal: AbortSignal): Promise<Outcome<Data>>;
}

/**
 * Creates the API client. `onOutcome` receives every outcome, so that violations are recorded in one place. While
 * `silence` applies, calls return the server's status without being sent. `serverClock` receives the `Date` headers.
 */
export function createApiClient(
  target: ApiTarget,
  environment: Pick<Environment, 'fetch' | 'now' | 'after' | 'origin'>,
  onOutcome: (outcome: Outcome<unknown>) => void,
  silence: Silence | null = null,
  serverClock: ServerClock | null = null,
): ApiClient {
  const createTypedClient = (): ContractClient =>
    createClient({
      baseUrl: target.apiBaseUrl === '' ? environment.origin : target.apiBaseUrl,
      fetch: (request) => environment.fetch(request),
      credentials: 'include',
      redirect: 'manual',
      // No member's data may be read from or stored in the HTTP cache, whatever the server's headers say.
      cache: 'no-store',
    });
  const checking: Middleware = {
    onRequest({ request, schemaPath }) {
      const order = silence?.orderFor(`${request.method} ${schemaPath}`) ?? null;
      if (order === null) return undefined;
      const waitS = Math.ceil((order.untilMs - environment.now()) / 1_000);
      return new Response(null, { status: order.status, headers: { 'retry-after': String(waitS) } });
    },
    async onResponse({ request, schemaPath, response }) {
      const retryAfterMs = readRetryAfterMs(response.headers, environment.now());
      if (response.status === 429 || response.status === 503)
        silence?.ask(`${request.method} ${schemaPath}`, response.status, retryAfterMs ?? 0);
      const receivedAtMs = environment.now();
      const checked = await checkResponse(request, schemaPath, response);
      // Only after the check: something other than the server may have responded.
      serverClock?.heard(response.headers.get('date'), receivedAtMs);
      return checked;
    },
  };

  function clientFor(accountId: number | null): ApiClient {
    const client = createTypedClient();
    client.use(setCallHeaders(target.headers, accountId), checking);
    return {
      forAccount: clientFor,
      async perform(call, signal) {
        const outcome = await performWithin(REQUEST_TIME_LIMIT_MS, environment, signal, async (limit) =>
          toOutcome(await call(client, limit), environment.now()),
        );
        onOutcome(outcome);
        return outcome;
      },
    };
  }

  return clientFor(null);
}

async function performWithin<Data>(
  limitMs: number,
  environment: Pick<Environment, 'after'>,
  signal: AbortSignal,
  run: (limit: { signal: AbortSignal; onProgress: () => void }) => Promise<Outcome<Data>>,
): Promise<Outcome<Data>> {
  if (signal.aborted) return { kind: 'aborted' };
  const controller = new AbortController();
  const abort = () => controller.abort();
  signal.addEventListener('abort', abort);
  let cancelTimer = environment.after(limitMs, abort);
  const onProgress = () => {
    cancelTimer();
    if (!controller.signal.aborted) cancelTimer = environment.after(limitMs, abort);
  };
  try {
    return await run({ signal: controller.signal, onProgress });
  } catch (error) {
    if (error instanceof ContractViolationError) {
      return { kind: error.kind, operation: error.operation, violations: error.violations };
    }
    return signal.aborted ? { kind: 'aborted' } : { kind: 'network' };
  } finally {
    cancelTimer();
    signal.removeEventListener('abort', abort);
  }
}

function toOutcome<Data>(answer: ApiAnswer<Data>, nowMs: number): Outcome<Data> {
  // An empty 204 has neither data nor error: the status decides.
  if (answer.response.ok && isSuccess(answer)) return { kind: 'ok', data: answer.data };
  return {
    kind: 'http',
    status: answer.response.status,
    error: readApiError(answer.error),
    retryAfterMs: readRetryAfterMs(answer.response.headers, nowMs),
  };
}

function isSuccess<Data>(answer: ApiAnswer<Data>): answer is Extract<ApiAnswer<Data>, { error?: never }> {
  return answer.error === undefined;
}

function readApiError(error: unknown): ApiError | null {
  return isValid('ErrorResponse', error) ? error : null;
}
