import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  CANNED_ORIGIN,
  type CannedServer,
  cannedUser,
  createCannedServer,
} from '../../tests/fixtures/canned-server.ts';
import { createDevice, type Device, type Tab } from '../../tests/fixtures/device.ts';
import { expectConsole } from '../../tests/fixtures/fail-on-console.ts';
import { until } from '../../tests/fixtures/until.ts';

const LOGOUT = 'GET /api/logout.php';

let server: CannedServer;
let device: Device;
beforeEach(() => {
  server = createCannedServer();
  server.answer('GET /api/user.php', 401);
  device = createDevice(CANNED_ORIGIN, server.fetch);
});
afterEach(() => device.close());

async function logInAndOut(): Promise<Tab> {
  const tab = await device.openTab();
  server.answer('GET /api/user.php', cannedUser(7));
  await tab.api.logIn({ email: 'demo@example.com', password: 'secret' });
  await device.settle();
  await tab.api.logOut();
  await device.settle();
  return tab;
}

async function wakeTwice(tab: Tab): Promise<void> {
  for (let time = 0; time < 2; time += 1) {
    await tab.api.wake();
    await device.settle();
  }
}

test.each([
  ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch')), /logout.*network/],
  ['is down', () => new Response(null, { status: 500 }), /logout.*500/],
  ['is overrun', () => new Response(null, { status: 429 }), /logout.*429/],
  ['has no such file', () => new Response(null, { status: 404 }), /logout.*404/],
  ['does not take the method', () => new Response(null, { status: 405 }), /logout.*405/],
  ['is behind a firewall', () => new Response(null, { status: 400 }), /logout.*400/],
  ['does not accept it', () => new Response(null, { status: 422 }), /logout.*422/],
  [
    'is hidden by a network',
    () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    /logout.*foreign/,
  ],
])(
  'a logout of which the server that %s heard nothing is logged, and told again until it hears',
  async (_, answer, line) => {
    expectConsole('error', line);
    server.answer(LOGOUT, answer);
    const tab = await logInAndOut();
    expect(server.count(LOGOUT)).toBe(1);
    server.answer(LOGOUT, { result: 'done' });
    await wakeTwice(tab);
    expect(server.count(LOGOUT)).toBe(2);
  },
);

test.each([401, 403])(
  'a logout that the server refuses with %i is not told again: there is no session to end',
  async (status) => {
    server.answer(LOGOUT, status);
    const tab = await logInAndOut();
    await wakeTwice(tab);
    expect(server.count(LOGOUT)).toBe(1);
  },
);

test.each([500, 404])(
  'a logout that was answered with %i logs nobody in at the next start, and is told then',
  async (status) => {
    expectConsole('error', /logout/);
    server.answer(LOGOUT, status);
    const tab = await logInAndOut();
    tab.kill();
    server.answer(LOGOUT, { result: 'done' });
    server.calls.length = 0;
    const next = await device.openTab();
    expect(next.connected).toMatchObject({ session: { status: 'visitor', cause: 'logged-out' } });
    expect(server.calls).toEqual([LOGOUT]);
  },
);

test('a logout that failed is told again by itself, ever less often, until the server hears', async () => {
  expectConsole('error', /logout.*503/);
  server.answer(LOGOUT, 503);
  await logInAndOut();
  const waits: number[] = [];
  let lastMs = device.clock.now();
  for (let call = 2; call <= 6; call += 1) {
    await device.passUntil(`call ${call}`, async () => server.count(LOGOUT) === call);
    waits.push(device.clock.now() - lastMs);
    lastMs = device.clock.now();
  }
  expect(waits.toSorted((one, other) => one - other)).toEqual(waits);
  expect(Math.max(...waits)).toBeLessThanOrEqual(60_000);
  server.answer(LOGOUT, { result: 'done' });
  await device.passUntil('the server hears', async () => server.count(LOGOUT) === 7);
  device.clock.advance(600_000);
  await device.settle();
  expect(server.count(LOGOUT)).toBe(7);
});

test('a login meanwhile ends the repeated logout, which would end the new session', async () => {
  expectConsole('error', /logout.*500/);
  server.answer(LOGOUT, 500);
  const tab = await logInAndOut();
  await tab.api.logIn({ email: 'demo@example.com', password: 'secret' });
  await device.settle();
  device.clock.advance(600_000);
  await device.settle();
  expect(server.count(LOGOUT)).toBe(1);
});

/** Logs in and out; the server owes its answer to the logout for good. */
async function leaveUnanswered(): Promise<Tab> {
  server.answer(LOGOUT, () => new Promise<Response>(() => {}));
  const tab = await device.openTab();
  server.answer('GET /api/user.php', cannedUser(7));
  await tab.api.logIn({ email: 'demo@example.com', password: 'secret' });
  await device.settle();
  await tab.api.logOut();
  return tab;
}

test.each(['of the same worker', 'of a worker of its own'])(
  'a login in a tab %s waits five seconds at most for the logout before it, which then cannot end the new session',
  async (whose) => {
    const other = await device.openTab();
    const left = await leaveUnanswered();
    await until('the server is told', () => server.count(LOGOUT) === 1);
    const tab = whose === 'of the same worker' ? left : other;
    let isLoggedIn = false;
    const loggingIn = tab.api.logIn({ email: 'demo@example.com', password: 'secret' }).finally(() => {
      isLoggedIn = true;
    });
    await turns();
    device.clock.advance(4_999);
    await turns();
    expect(isLoggedIn).toBe(false);
    device.clock.advance(1);
    expect(await loggingIn).toMatchObject({ result: { status: 'logged-in' } });
    expect(server.requests.find(({ url }) => url.includes('logout'))?.signal.aborted).toBe(true);
    await device.settle();
    device.clock.advance(600_000);
    await device.settle();
    expect(server.count(LOGOUT)).toBe(1);
  },
);

test('a login that fails when it has overtaken a logout leaves that to be told again', async () => {
  const tab = await leaveUnanswered();
  await until('the server is told', () => server.count(LOGOUT) === 1);
  server.answer('POST /api/login.php', 422);
  const loggingIn = tab.api.logIn({ email: 'demo@example.com', password: 'wrong' });
  await turns();
  device.clock.advance(5_000);
  expect(await loggingIn).toMatchObject({ result: { status: 'wrong-credentials' } });
  server.answer(LOGOUT, { result: 'done' });
  await device.passUntil('the server hears', async () => server.count(LOGOUT) === 2);
});

test('a push subscription that the server does not answer for holds the logout up for two seconds at most', async () => {
  server.answer('POST /api/user.php', { result: 'done' });
  const tab = await device.openTab();
  server.answer('GET /api/user.php', cannedUser(7));
  await tab.api.logIn({ email: 'demo@example.com', password: 'secret' });
  const keys = { p256dh: 'a', auth: 'b' };
  await tab.api.attachPush({ version: 1, endpoint: 'https://push.example/1', expirationTime: null, keys });
  await device.settle();
  server.answer('POST /api/user.php', () => new Promise<Response>(() => {}));
  await tab.api.logOut();
  await until('the subscription is taken back', () => server.count('POST /api/user.php') === 2);
  await turns();
  device.clock.advance(1_999);
  await turns();
  expect(server.count(LOGOUT)).toBe(0);
  device.clock.advance(1);
  await until('the server is told', () => server.count(LOGOUT) === 1);
});

async function turns(): Promise<void> {
  for (let turn = 0; turn < 80; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
