import { beforeEach, expect, test } from 'vitest';
import {
  CANNED_ORIGIN,
  type CannedServer,
  cannedUser,
  createCannedServer,
  sampleOf,
} from '../../tests/fixtures/canned-server.ts';
import { createManualClock } from '../../tests/fixtures/manual-clock.ts';
import { takeEmptyStorage } from '../../tests/fixtures/storage.ts';
import { until } from '../../tests/fixtures/until.ts';
import { createApiClient } from '../http/api-client.ts';
import { DeviceDatabase } from '../public/database.ts';
import type { Credentials } from '../public/worker-api.ts';
import { read, write } from '../sync/visit.ts';
import { createVisit, type VisitSource } from './create-visit.ts';
import { callLogIn } from './log-in.ts';

const CREDENTIALS: Credentials = { email: 'demo@example.com', password: 'secret' };
let server: CannedServer;
let source: VisitSource;

beforeEach(() => {
  takeEmptyStorage();
  server = createCannedServer();
  const clock = createManualClock(1_000_000);
  const api = createApiClient(
    { apiBaseUrl: '', headers: { 'x-package-name': 'test', 'x-original-host': 'dating.example' } },
    { origin: CANNED_ORIGIN, now: clock.now, after: clock.after, fetch: server.fetch },
    () => {},
  );
  source = { api, device: new DeviceDatabase(), now: clock.now, signal: new AbortController().signal };
});

const logIn = (changes: Partial<Credentials> = {}) =>
  callLogIn(
    source.api,
    source.device,
    { ...CREDENTIALS, ...changes },
    {
      nowMs: 1_000_000,
      idempotencyKey: 'a-key-of-one-login',
      signal: source.signal,
    },
  );
const lastBody = async () => JSON.parse((await server.requests.at(-1)?.text()) ?? 'null');
const failing = (status: number, body: object) => () => new Response(JSON.stringify(body), { status });

test('a login brings the token of the browser, and asks who that is', async () => {
  expect(await logIn()).toEqual({ status: 'user', user: cannedUser() });
  expect(server.calls).toEqual(['GET /api/settings.php', 'POST /api/login.php', 'GET /api/user.php']);
  const request = server.requests[1];
  expect(request?.headers.get('idempotency-key')).toBe('a-key-of-one-login');
  expect(await request?.json()).toEqual({ ...CREDENTIALS, csrf: sampleOf('Settings').csrf });
  expect((await source.device.settings.get('current'))?.fetchedAtMs).toBe(1_000_000);
});

test.each([
  ['an address of two characters', { email: 'a@' }],
  ['an address of more than 254', { email: `${'a'.repeat(243)}@example.com` }],
  ['no password', { password: '' }],
  ['a password of more than 1000', { password: 'a'.repeat(1_001) }],
])('%s cannot be right, and is not sent', async (_, changes) => {
  expect(await logIn(changes)).toEqual({ status: 'wrong-credentials' });
  expect(server.calls).toEqual([]);
});

test.each([
  ['an address of three characters', { email: 'a@b' }],
  ['an address of 254', { email: `${'a'.repeat(242)}@example.com` }],
  ['a password of 1000', { password: 'a'.repeat(1_000) }],
])('%s is sent', async (_, changes) => {
  expect(await logIn(changes)).toMatchObject({ status: 'user' });
});

test('credentials that the server does not know are wrong', async () => {
  server.answer('POST /api/login.php', 422);
  expect(await logIn()).toEqual({ status: 'wrong-credentials' });
});

test('a login that is given up while it asks who that is ends there', async () => {
  server.answer('GET /api/user.php', () => {
    const signal = server.requests.at(-1)?.signal;
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  });
  const life = new AbortController();
  source = { ...source, signal: life.signal };
  const logging = logIn();
  await until('the user is asked for', () => server.count('GET /api/user.php') === 1);
  life.abort();
  expect(await logging).toEqual({ status: 'offline' });
});

test('a token that the server refuses twice is no mistake of the member', async () => {
  server.answer('POST /api/login.php', failing(422, { error: 'csrf_invalid', message: 'Too old.' }));
  expect(await logIn()).toEqual({ status: 'server-failed', httpStatus: 422 });
  expect(server.count('GET /api/settings.php')).toBe(2);
  expect(server.count('POST /api/login.php')).toBe(2);
});

test('a token that is refused as an invalid field is fetched anew: the password is not called wrong', async () => {
  let refusals = 0;
  server.answer('POST /api/login.php', () => {
    refusals += 1;
    const refused = { error: 'invalid', message: 'Please check.', fields: { csrf: 'invalid' } };
    return refusals === 1
      ? new Response(JSON.stringify(refused), { status: 422 })
      : new Response(JSON.stringify({ result: 'done' }));
  });
  expect(await logIn()).toEqual({ status: 'user', user: cannedUser() });
  expect(server.count('GET /api/settings.php')).toBe(2);
});

test('who is banned reads why and until when', async () => {
  const ban = { reason: 'spam', until: null };
  server.answer('POST /api/login.php', failing(423, { error: 'account_banned', message: 'Banned.', ban }));
  expect(await logIn()).toEqual({ status: 'banned', ban });
});

test.each(['GET /api/settings.php', 'POST /api/login.php', 'GET /api/user.php'])(
  'a login whose %s fails says what is wrong, and goes no further',
  async (call) => {
    server.answer(call, 500);
    expect(await logIn()).toEqual({ status: 'server-failed', httpStatus: 500 });
    expect(server.calls.at(-1)).toBe(call);
    server.answer(call, () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await logIn()).toEqual({ status: 'offline' });
  },
);

test('a visitor reads without a token, and is told what became of it', async () => {
  const call = () => read(createVisit(source), (client, { signal }) => client.GET('/api/logout.php', { signal }));
  expect(await call()).toEqual({ status: 'answered', data: { result: 'done' } });
  expect(server.calls).toEqual(['GET /api/logout.php']);
  server.answer('GET /api/logout.php', 422);
  expect(await call()).toMatchObject({ status: 'refused', httpStatus: 422 });
});

test('a visitor writes with the token of the browser, under the key of the attempt', async () => {
  const call = () =>
    write(createVisit(source), 'a-key-of-one-attempt', (client, { header, csrf, signal }) =>
      client.POST('/api/login.php', { params: { header }, body: { ...CREDENTIALS, csrf }, signal }),
    );
  expect(await call()).toEqual({ status: 'answered', data: { result: 'done' } });
  expect(server.requests.at(-1)?.headers.get('idempotency-key')).toBe('a-key-of-one-attempt');
  expect(server.requests.at(-1)?.headers.get('x-package-name')).toBe('test');
  expect(await lastBody()).toMatchObject({ csrf: sampleOf('Settings').csrf });
  server.calls.length = 0;
  server.answer('GET /api/settings.php', 500);
  expect(await call()).toEqual({ status: 'server-failed', httpStatus: 500 });
  expect(server.calls).toEqual(['GET /api/settings.php']);
});
