import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  CANNED_ORIGIN,
  type CannedServer,
  cannedUser,
  createCannedServer,
} from '../../tests/fixtures/canned-server.ts';
import { createDevice, type Device, type Tab } from '../../tests/fixtures/device.ts';
import { until } from '../../tests/fixtures/until.ts';
import { DeviceDatabase } from '../public/database.ts';

const FAREWELL = { password: 'secret', reason: null };
const ATTEMPT = '4c2d7ab0-22a5-4a3b-9c0e-0a2b6f4d1e77';

let server: CannedServer;
let device: Device;
beforeEach(() => {
  server = createCannedServer();
  server.answer('GET /api/user.php', 401);
  device = createDevice(CANNED_ORIGIN, server.fetch);
});
afterEach(() => device.close());

const accounts = async () => (await Dexie.getDatabaseNames()).filter((name) => name.startsWith('rendezvous-account-'));

async function storedSession() {
  const database = new DeviceDatabase();
  const record = await database.session.get('current');
  database.close();
  return record?.session;
}

async function logIn(tab: Tab) {
  server.answer('GET /api/user.php', cannedUser(7));
  await tab.api.logIn({ email: 'demo@example.com', password: 'secret' });
  await device.settle();
}

test('an account that was ended leaves nothing on the device', async () => {
  const tab = await device.openTab();
  await logIn(tab);
  server.answer('DELETE /api/user.php', { result: 'done' });
  const reply = await tab.api.deleteAccount(FAREWELL, ATTEMPT);
  expect(reply).toMatchObject({ result: { status: 'deleted' } });
  expect(await storedSession()).toEqual({ status: 'visitor', epoch: 2, cause: 'deleted' });
  expect(await accounts()).toEqual([]);
  expect(device.portraitsForgotten()).toBe(1);
  const own = new DeviceDatabase();
  expect([await own.settings.count(), await own.violations.count()]).toEqual([0, 0]);
  own.close();
  await device.settle();
  await tab.api.wake();
  await device.settle();
  expect(server.count('GET /api/logout.php')).toBe(0);
});

test('the end of an account leaves what the device knows of the server: its clock, and how long it asked for silence', async () => {
  const tab = await device.openTab();
  await logIn(tab);
  const own = new DeviceDatabase();
  await own.clock.put({ key: 'clock', offsetMs: 86_400_000 });
  server.answer('DELETE /api/user.php', { result: 'done' });
  await tab.api.deleteAccount(FAREWELL, ATTEMPT);
  expect(await own.clock.toArray()).toEqual([{ key: 'clock', offsetMs: 86_400_000 }]);
  own.close();
});

test('an account that could not be ended stays as it is, and says why', async () => {
  const tab = await device.openTab();
  await logIn(tab);
  server.answer('DELETE /api/user.php', 422);
  expect(await tab.api.deleteAccount(FAREWELL, ATTEMPT)).toMatchObject({ result: { status: 'refused', fields: {} } });
  expect(await accounts()).toEqual(['rendezvous-account-7']);
  expect(await storedSession()).toMatchObject({ status: 'member' });
});

test('a visitor has no account to end', async () => {
  const tab = await device.openTab();
  expect(await tab.api.deleteAccount(FAREWELL, ATTEMPT)).toMatchObject({ result: { status: 'session-lost' } });
  expect(server.count('DELETE /api/user.php')).toBe(0);
});

const cut = () => Promise.reject(new TypeError('Failed to fetch'));
const lose = async (tab: Tab) => {
  server.answer('GET /api/user.php', 403);
  await tab.api.refresh();
  await device.passUntil('the session has ended', async () => (await storedSession())?.status === 'visitor');
  await device.settle();
};

test('an account whose end was answered into a cut connection is gone here too, once the server knows nobody', async () => {
  const tab = await device.openTab();
  await logIn(tab);
  await tab.api.saveDraft(3, 'Unfinished');
  server.answer('DELETE /api/user.php', cut);
  server.answer('GET /api/user.php', cut);
  expect(await tab.api.deleteAccount(FAREWELL, ATTEMPT)).toMatchObject({ result: { status: 'offline' } });
  expect(await storedSession()).toMatchObject({ status: 'member' });
  await lose(tab);
  expect(await storedSession()).toEqual({ status: 'visitor', epoch: 2, cause: 'deleted' });
  expect(await accounts()).toEqual([]);
  expect(device.portraitsForgotten()).toBe(1);
});

test('the server is asked at once whether the account is gone, when it did not answer', async () => {
  const tab = await device.openTab();
  await logIn(tab);
  server.answer('DELETE /api/user.php', cut);
  server.answer('GET /api/user.php', 401);
  expect(await tab.api.deleteAccount(FAREWELL, ATTEMPT)).toMatchObject({ result: { status: 'deleted' } });
  expect(await storedSession()).toEqual({ status: 'visitor', epoch: 2, cause: 'deleted' });
  expect(await accounts()).toEqual([]);
});

test('an account of which the worker died while it was being ended is gone here too', async () => {
  const tab = await device.openTab();
  await logIn(tab);
  await tab.api.saveDraft(3, 'Unfinished');
  server.answer('DELETE /api/user.php', () => new Promise<Response>(() => {}));
  void tab.api.deleteAccount(FAREWELL, ATTEMPT);
  await until('the call', () => server.count('DELETE /api/user.php') === 1);
  tab.kill();
  server.answer('GET /api/user.php', 403);
  await device.openTab();
  await device.passUntil('the session has ended', async () => (await storedSession())?.status === 'visitor');
  await device.settle();
  expect(await storedSession()).toEqual({ status: 'visitor', epoch: 2, cause: 'deleted' });
  expect(await accounts()).toEqual([]);
});

test('a session that is lost after a refused end of the account keeps what was not sent', async () => {
  const tab = await device.openTab();
  await logIn(tab);
  await tab.api.saveDraft(3, 'Unfinished');
  server.answer('DELETE /api/user.php', 422);
  await tab.api.deleteAccount(FAREWELL, ATTEMPT);
  await lose(tab);
  expect(await storedSession()).toEqual({ status: 'visitor', epoch: 2, cause: 'lost' });
  expect(await accounts()).toEqual(['rendezvous-account-7']);
});

test('an account that the server still knows after the cut was not ended: a later loss is a loss', async () => {
  const tab = await device.openTab();
  await logIn(tab);
  await tab.api.saveDraft(3, 'Unfinished');
  server.answer('DELETE /api/user.php', cut);
  server.answer('GET /api/user.php', cut);
  await tab.api.deleteAccount(FAREWELL, ATTEMPT);
  server.answer('GET /api/user.php', cannedUser(7));
  // No server runs a call so long.
  device.clock.jump(120_000);
  server.calls.length = 0;
  await tab.api.refresh();
  // The poll, and the question that the cut left open.
  await device.passUntil('both calls', async () => server.count('GET /api/user.php') === 2);
  await device.settle();
  await lose(tab);
  expect(await storedSession()).toEqual({ status: 'visitor', epoch: 2, cause: 'lost' });
  expect(await accounts()).toEqual(['rendezvous-account-7']);
});

const refusal = (status: number, error: string) => () => Response.json({ error, message: 'Later.' }, { status });

test.each([
  ['still runs the first request', refusal(409, 'idempotency_running')],
  ['gave up waiting', refusal(408, 'timeout')],
  ['is overrun', refusal(429, 'too_many_requests')],
  ['has no such file for a moment', () => new Response('<html>', { status: 404 })],
])('an account is gone here too when the server ends it late and %s at the second attempt', async (_, answer) => {
  const tab = await device.openTab();
  await logIn(tab);
  await tab.api.saveDraft(3, 'Unfinished');
  server.answer('DELETE /api/user.php', () => new Promise<Response>(() => {}));
  const first = tab.api.deleteAccount(FAREWELL, ATTEMPT);
  await until('the call', () => server.count('DELETE /api/user.php') === 1);
  device.clock.advance(30_000);
  expect(await first).toMatchObject({ result: { status: 'offline' } });
  server.answer('DELETE /api/user.php', answer);
  await tab.api.deleteAccount(FAREWELL, ATTEMPT);
  await device.settle();
  await lose(tab);
  expect(await storedSession()).toEqual({ status: 'visitor', epoch: 2, cause: 'deleted' });
  expect(await accounts()).toEqual([]);
});

test('an account that the server ends after it has known the member once more is gone here too', async () => {
  const tab = await device.openTab();
  await logIn(tab);
  await tab.api.saveDraft(3, 'Unfinished');
  server.answer('DELETE /api/user.php', cut);
  expect(await tab.api.deleteAccount(FAREWELL, ATTEMPT)).toMatchObject({ result: { status: 'offline' } });
  await tab.api.refresh();
  await device.settle();
  await lose(tab);
  expect(await storedSession()).toEqual({ status: 'visitor', epoch: 2, cause: 'deleted' });
  expect(await accounts()).toEqual([]);
});

test('a session that had ended before the account could be is lost, and nothing is taken away', async () => {
  const tab = await device.openTab();
  await logIn(tab);
  await tab.api.saveDraft(3, 'Unfinished');
  server.answer('DELETE /api/user.php', 403);
  server.answer('GET /api/user.php', 403);
  expect(await tab.api.deleteAccount(FAREWELL, ATTEMPT)).toMatchObject({ result: { status: 'session-lost' } });
  await until('the session has ended', async () => (await storedSession())?.status === 'visitor');
  await device.settle();
  expect(await storedSession()).toEqual({ status: 'visitor', epoch: 2, cause: 'lost' });
  expect(await accounts()).toEqual(['rendezvous-account-7']);
});

test('a logout after an end of the account without an answer leaves no note of the account', async () => {
  const tab = await device.openTab();
  await logIn(tab);
  server.answer('DELETE /api/user.php', cut);
  server.answer('GET /api/user.php', cut);
  await tab.api.deleteAccount(FAREWELL, ATTEMPT);
  await tab.api.logOut();
  const own = new DeviceDatabase();
  expect(await own.session.count()).toBe(1);
  own.close();
});

const neverAnswered = () => new Promise<Response>(() => {});

test('a logout in another tab does not wait for an end of the account that the server leaves unanswered', async () => {
  const tab = await device.openTab();
  await logIn(tab);
  const other = await device.openTab();
  server.answer('DELETE /api/user.php', neverAnswered);
  const ending = tab.api.deleteAccount(FAREWELL, ATTEMPT);
  await until('the call', () => server.count('DELETE /api/user.php') === 1);
  await other.api.logOut();
  expect(await storedSession()).toEqual({ status: 'visitor', epoch: 2, cause: 'logged-out' });
  expect(await accounts()).toEqual([]);
  device.clock.advance(30_000);
  expect(await ending).toMatchObject({ result: { status: 'offline' } });
  await device.passUntil('the server has heard', async () => server.count('GET /api/logout.php') === 1);
});

test('a poll that finds the session ended clears the device while the end of the account is still unanswered', async () => {
  const tab = await device.openTab();
  await logIn(tab);
  server.answer('DELETE /api/user.php', neverAnswered);
  void tab.api.deleteAccount(FAREWELL, ATTEMPT);
  await until('the call', () => server.count('DELETE /api/user.php') === 1);
  server.answer('GET /api/user.php', 403);
  await tab.api.refresh();
  await until('the session has ended', async () => (await storedSession())?.status === 'visitor');
  expect(await storedSession()).toEqual({ status: 'visitor', epoch: 2, cause: 'deleted' });
});

test('who logs in after leaving an end of the account unanswered stays logged in, whatever its late answer', async () => {
  const tab = await device.openTab();
  await logIn(tab);
  const other = await device.openTab();
  const answer: { give(): void } = { give() {} };
  server.answer(
    'DELETE /api/user.php',
    () =>
      new Promise<Response>((resolve) => {
        answer.give = () => resolve(Response.json({ result: 'done' }));
      }),
  );
  const ending = tab.api.deleteAccount(FAREWELL, ATTEMPT);
  await until('the call', () => server.count('DELETE /api/user.php') === 1);
  const [request] = server.requests.filter(({ method }) => method === 'DELETE');
  await other.api.logOut();
  server.answer('GET /api/user.php', cannedUser(8));
  const sinceMs = device.clock.now();
  const login = other.api.logIn({ email: 'next@example.com', password: 'secret' });
  await until('the end is called off', () => {
    device.clock.advance(250);
    return request?.signal.aborted === true;
  });
  // The time limit of the call itself is 30 seconds.
  expect(device.clock.now() - sinceMs).toBeLessThan(20_000);
  expect(await login).toMatchObject({ result: { status: 'logged-in' } });
  answer.give();
  await ending;
  expect(await storedSession()).toMatchObject({ status: 'member', accountId: 8 });
  expect(await accounts()).toEqual(['rendezvous-account-8']);
});
