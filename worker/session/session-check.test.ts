import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  CANNED_ORIGIN,
  type CannedServer,
  cannedUser,
  createCannedServer,
} from '../../tests/fixtures/canned-server.ts';
import { createDevice, type Device, type Tab } from '../../tests/fixtures/device.ts';
import { until } from '../../tests/fixtures/until.ts';
import { AccountDatabase } from '../public/database.ts';

const USER = 'GET /api/user.php';

let server: CannedServer;
let device: Device;
beforeEach(() => {
  server = createCannedServer();
  device = createDevice(CANNED_ORIGIN, server.fetch);
});
afterEach(() => device.close());

async function isMember(tab: Tab): Promise<boolean> {
  const reply = await tab.api.diagnose();
  return 'result' in reply && reply.result.session.status === 'member';
}

const FAILURES: [how: string, answer: () => Response | Promise<Response>][] = [
  ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is down', () => new Response(null, { status: 500 })],
  ['is busy', () => new Response(null, { status: 503 })],
  ['has no such file', () => new Response(null, { status: 404 })],
  ['is hidden by a network', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
];

test.each(FAILURES)('a member whose server %s at the start gets in once it answers', async (_, answer) => {
  server.answer(USER, answer);
  const tab = await device.openTab();
  expect(tab.connected).toMatchObject({ session: { status: 'visitor' } });
  server.answer(USER, cannedUser());
  await device.passUntil('the member is in', () => isMember(tab));
});

test('a member whose browser refuses the rows at the start gets in once it does not', async () => {
  server.answer(USER, cannedUser());
  const open = vi.spyOn(AccountDatabase.prototype, 'open').mockImplementation(() => {
    throw new DOMException('The database could not be reached', 'UnknownError');
  });
  const tab = await device.openTab();
  expect(await isMember(tab)).toBe(false);
  open.mockRestore();
  await device.passUntil('the member is in', () => isMember(tab));
});

test('a member whose device had no network at the start gets in at once when it is back or the page is looked at', async () => {
  device.setOnline(false);
  const tab = await device.openTab();
  device.setOnline(true);
  await tab.api.wake();
  await device.settle();
  expect(await isMember(tab)).toBe(true);
});

test('a server that does not say who is logged in is asked ever less often', async () => {
  server.answer(USER, 500);
  await device.openTab();
  const waits: number[] = [];
  let lastMs = device.clock.now();
  for (let call = 2; call <= 8; call += 1) {
    await device.passUntil(`call ${call}`, async () => server.count(USER) === call);
    waits.push(device.clock.now() - lastMs);
    lastMs = device.clock.now();
  }
  expect(waits.toSorted((one, other) => one - other)).toEqual(waits);
  expect(Math.max(...waits)).toBeLessThanOrEqual(60_000);
});

test('a server that asks for silence is not asked before it is over', async () => {
  server.answer(USER, () => new Response(null, { status: 503, headers: { 'retry-after': '90' } }));
  const tab = await device.openTab();
  device.clock.advance(80_000);
  await tab.api.wake();
  await device.settle();
  expect(server.count(USER)).toBe(1);
  server.answer(USER, cannedUser());
  device.clock.advance(10_000);
  await tab.api.wake();
  await device.settle();
  expect(await isMember(tab)).toBe(true);
});

test.each([401, 403])('a server that knows nobody, told by %i, is not asked again', async (status) => {
  server.answer(USER, status);
  const tab = await device.openTab();
  await tab.api.wake();
  device.clock.advance(600_000);
  await device.settle();
  expect(server.count(USER)).toBe(1);
});

test('a login does not wait for a server that does not say who is logged in, whose late answer changes nothing', async () => {
  let answerLate = (_: Response): void => {};
  server.answer(USER, () => new Promise<Response>((resolve) => (answerLate = resolve)));
  const opening = device.openTab();
  await until('the server is asked', () => server.count(USER) === 1);
  device.clock.advance(3_000);
  const tab = await opening;
  server.answer(USER, cannedUser(8));
  const reply = await tab.api.logIn({ email: 'demo@example.com', password: 'secret' });
  expect(reply).toMatchObject({ result: { status: 'logged-in', session: { accountId: 8 } } });
  answerLate(Response.json(cannedUser(7)));
  await device.settle();
  expect(await tab.api.diagnose()).toMatchObject({ result: { session: { accountId: 8, epoch: 1 } } });
});
