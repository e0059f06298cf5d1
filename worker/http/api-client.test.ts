import { beforeEach, expect, test } from 'vitest';
import { createManualClock, type ManualClock } from '../../tests/fixtures/manual-clock.ts';
import { type ApiClient, type ApiTarget, type Call, createApiClient } from './api-client.ts';
import type { Outcome } from './outcome.ts';

const HEADERS = { 'x-package-name': 'test', 'x-original-host': 'dating.example' };
const PAGE_ORIGIN = 'https://page.example';

let clock: ManualClock;
let requests: Request[];
let outcomes: Outcome<unknown>[];
/** Handles the next request in place of the server. */
let server: (request: Request) => Promise<Response>;

beforeEach(() => {
  clock = createManualClock(Date.parse('2026-03-01T12:00:00Z'));
  requests = [];
  outcomes = [];
  server = async () => new Response('{"result":"done"}');
});

function createClient(apiBaseUrl: ApiTarget['apiBaseUrl'] = ''): ApiClient {
  const environment = {
    origin: PAGE_ORIGIN,
    now: clock.now,
    after: clock.after,
    fetch: (request: Request) => {
      requests.push(request);
      return server(request);
    },
  };
  return createApiClient({ apiBaseUrl, headers: HEADERS }, environment, (outcome) => void outcomes.push(outcome));
}

const logOut: Call<unknown> = (client, { signal }) => client.GET('/api/logout.php', { signal });

/** A server that never responds; rejects as a browser does when the call is aborted. */
function silence(request: Request): Promise<Response> {
  return new Promise((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
  });
}

const turn = () => new Promise((resolve) => setImmediate(resolve));
const unending = () => new AbortController().signal;

test('a call goes to the origin of the page with the headers, the cookie and no redirects or stale copies', async () => {
  expect(await createClient().perform(logOut, unending())).toEqual({ kind: 'ok', data: { result: 'done' } });
  const [request] = requests;
  expect(request?.url).toBe(`${PAGE_ORIGIN}/api/logout.php`);
  expect(request).toMatchObject({ credentials: 'include', redirect: 'manual', cache: 'no-store' });
  expect(Object.fromEntries(request?.headers ?? [])).toMatchObject(HEADERS);
});

test('the writes of a member name the account, and reads and calls of visitors do not', async () => {
  const api = createClient().forAccount(7);
  const like: Call<unknown> = (client, { signal }) =>
    client.POST('/api/likes.php', {
      params: { header: { 'Idempotency-Key': 'a-like' } },
      body: { profile: 5 },
      signal,
    });
  await api.perform(like, unending());
  await api.perform(logOut, unending());
  await createClient().perform(like, unending());
  expect(requests.map(({ headers }) => headers.get('x-account'))).toEqual(['7', null, null]);
});

test('a call goes to another origin where the configuration names one', async () => {
  await createClient('https://api.example').perform(logOut, unending());
  expect(requests[0]?.url).toBe('https://api.example/api/logout.php');
});

test('an error of the contract is told with its code, and how long the server wants to be left alone', async () => {
  server = async () =>
    new Response('{"error":"slow_down","message":"Later."}', { status: 429, headers: { 'retry-after': '7' } });
  expect(await createClient().perform(logOut, unending())).toEqual({
    kind: 'http',
    status: 429,
    error: { error: 'slow_down', message: 'Later.' },
    retryAfterMs: 7_000,
  });
});

test('a date until which the server wants to be left alone counts from the clock of the device', async () => {
  const headers = { 'retry-after': 'Sun, 01 Mar 2026 12:00:09 GMT' };
  server = async () => new Response('', { status: 503, headers });
  expect(await createClient().perform(logOut, unending())).toEqual({
    kind: 'http',
    status: 503,
    error: null,
    retryAfterMs: 9_000,
  });
});

test('an error whose body is none of the contract is told by its status alone', async () => {
  server = async () => new Response('<html></html>', { status: 500 });
  expect(await createClient().perform(logOut, unending())).toMatchObject({ kind: 'http', status: 500, error: null });
});

test('a success without a body is a success', async () => {
  server = async () => new Response(null, { status: 204 });
  const outcome = await createClient().perform(
    (client, { signal }) => client.POST('/api/page-hidden.php', { body: {}, signal }),
    unending(),
  );
  expect(outcome.kind).toBe('ok');
});

test('what is no answer of the API is told as foreign, with what it was', async () => {
  server = async () => new Response('<html></html>');
  expect(await createClient().perform(logOut, unending())).toEqual({
    kind: 'foreign',
    operation: 'GET /api/logout.php',
    violations: [{ path: '', expected: 'JSON', actual: 'HTML' }],
  });
});

test('no answer is told as the network, whatever the browser throws', async () => {
  server = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await createClient().perform(logOut, unending())).toEqual({ kind: 'network' });
});

test('a server that does not answer within 30 seconds is no network', async () => {
  server = silence;
  let outcome: Outcome<unknown> | null = null;
  void createClient()
    .perform(logOut, unending())
    .then((value) => {
      outcome = value;
    });
  await turn();
  clock.advance(29_999);
  await turn();
  expect(outcome).toBeNull();
  clock.advance(1);
  await turn();
  expect(outcome).toEqual({ kind: 'network' });
});

test('a call that goes on has its 30 seconds anew from each sign of life', async () => {
  server = silence;
  let onProgress = (): void => {};
  let outcome: Outcome<unknown> | null = null;
  const upload: Call<unknown> = (client, context) => {
    onProgress = context.onProgress;
    return logOut(client, context);
  };
  void createClient()
    .perform(upload, unending())
    .then((value) => {
      outcome = value;
    });
  await turn();
  clock.advance(20_000);
  onProgress();
  clock.advance(29_999);
  await turn();
  expect(outcome).toBeNull();
  clock.advance(1);
  await turn();
  expect(outcome).toEqual({ kind: 'network' });
  onProgress();
  expect(clock.pending()).toBe(0);
});

test('a call that the worker gives up is told as that', async () => {
  server = silence;
  const life = new AbortController();
  const performing = createClient().perform(logOut, life.signal);
  await turn();
  life.abort();
  expect(await performing).toEqual({ kind: 'aborted' });
  expect(requests[0]?.signal.aborted).toBe(true);
});

test('a call whose session has ended before is never made', async () => {
  const life = new AbortController();
  life.abort();
  expect(await createClient().perform(logOut, life.signal)).toEqual({ kind: 'aborted' });
  expect(requests).toEqual([]);
});

test('a call that has ended leaves no timer, and its session may end without a trace', async () => {
  const life = new AbortController();
  await createClient().perform(logOut, life.signal);
  expect(clock.pending()).toBe(0);
  life.abort();
  expect(requests[0]?.signal.aborted).toBe(false);
});

test('every outcome is seen where violations are recorded, good ones too', async () => {
  const api = createClient();
  await api.perform(logOut, unending());
  server = () => Promise.reject(new TypeError('Failed to fetch'));
  await api.perform(logOut, unending());
  expect(outcomes).toEqual([{ kind: 'ok', data: { result: 'done' } }, { kind: 'network' }]);
});
