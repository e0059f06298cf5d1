import { beforeEach, expect, test } from 'vitest';
import { createManualClock, type ManualClock } from '../../tests/fixtures/manual-clock.ts';
import { type ApiClient, type Call, createApiClient } from './api-client.ts';
import { createSilence, type SilenceOrder } from './silence.ts';

const START_MS = Date.parse('2026-03-01T12:00:00Z');
const ORIGIN = 'https://dating.example';
const DONE = '{"result":"done"}';

let clock: ManualClock;
let asked: SilenceOrder[];
let dates: [string | null, number][];
let paths: string[];
let server: () => Response;
let api: ApiClient;

beforeEach(() => {
  clock = createManualClock(START_MS);
  asked = [];
  dates = [];
  paths = [];
  server = () => new Response(DONE);
  const fetch = async (request: Request) => {
    paths.push(new URL(request.url).pathname);
    return server();
  };
  api = createApiClient(
    { apiBaseUrl: '', headers: { 'x-package-name': 'test', 'x-original-host': 'dating.example' } },
    { origin: ORIGIN, now: clock.now, after: clock.after, fetch },
    () => {},
    createSilence(clock, (order) => asked.push(order)),
    { heard: (date, receivedAtMs) => void dates.push([date, receivedAtMs]), adopt: () => {}, forget: () => {} },
  );
});

const logOut: Call<unknown> = (client, { signal }) => client.GET('/api/logout.php', { signal });
const logIn: Call<unknown> = (client, { signal }) =>
  client.POST('/api/login.php', {
    params: { header: { 'Idempotency-Key': 'a-login-of-twenty-chars' } },
    body: { email: 'ann@example.org', password: 'secret', csrf: 'token' },
    signal,
  });
const perform = (call: Call<unknown>) => api.perform(call, new AbortController().signal);
const asksFor = (status: number, wait: string | null) => () =>
  new Response('', { status, headers: wait === null ? {} : { 'retry-after': wait } });

test.each([429, 503])(
  'after a %i no call is sent until the wait is over, and each is told the rest of it in whole seconds',
  async (status) => {
    server = asksFor(status, '7');
    await perform(logOut);
    clock.advance(1_500);
    expect(await perform(logOut)).toEqual({ kind: 'http', status, error: null, retryAfterMs: 6_000 });
    expect(paths).toEqual(['/api/logout.php']);
    clock.advance(5_500);
    server = () => new Response(DONE);
    expect(await perform(logOut)).toMatchObject({ kind: 'ok' });
  },
);

test('too many logins keep only the login from being sent', async () => {
  server = asksFor(429, '7');
  await perform(logIn);
  server = () => new Response(DONE);
  expect(await perform(logIn)).toMatchObject({ status: 429, retryAfterMs: 7_000 });
  expect(await perform(logOut)).toMatchObject({ kind: 'ok' });
  expect(paths).toEqual(['/api/login.php', '/api/logout.php']);
});

test('a failure of another kind asks nobody for silence, and neither does one that names no time', async () => {
  for (const respond of [asksFor(500, '7'), asksFor(429, null), asksFor(503, null)]) {
    server = respond;
    await perform(logOut);
  }
  expect(paths).toHaveLength(3);
  expect(asked).toEqual([]);
});

test('the answers of the server date its clock, and what answers in its place does not', async () => {
  const headers = { date: 'Sun, 01 Mar 2026 12:00:00 GMT' };
  server = () => new Response(DONE, { headers });
  await perform(logOut);
  server = () => new Response('<html></html>', { headers });
  await perform(logOut);
  expect(dates).toEqual([[headers.date, START_MS]]);
});

test.each([
  ['a day slow', -86_400_000],
  ['an hour fast', 3_600_000],
])('a Retry-After as a date is measured with the clock of the server, where the device is %s', async (_, offMs) => {
  const serverMs = clock.now() - offMs;
  const date = (atMs: number) => new Date(atMs).toUTCString();
  const headers = { date: date(serverMs), 'retry-after': date(serverMs + 30_000) };
  server = () => new Response('', { status: 503, headers });
  expect(await perform(logOut)).toMatchObject({ retryAfterMs: 30_000 });
  expect(asked).toMatchObject([{ untilMs: START_MS + 30_000 }]);
});
