import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  CANNED_ORIGIN,
  type CannedServer,
  cannedUser,
  createCannedServer,
} from '../../tests/fixtures/canned-server.ts';
import { createDevice, type Device } from '../../tests/fixtures/device.ts';
import { until } from '../../tests/fixtures/until.ts';

const CREDENTIALS = { email: 'demo@example.com', password: 'secret' };
const LOGIN = 'POST /api/login.php';

let server: CannedServer;
let device: Device;
beforeEach(() => {
  server = createCannedServer();
  server.answer('GET /api/user.php', 401);
  device = createDevice(CANNED_ORIGIN, server.fetch);
});
afterEach(() => device.close());

async function turns(): Promise<void> {
  for (let turn = 0; turn < 80; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

test('a login waits five seconds at most for one in another tab, which may be frozen with its worker', async () => {
  const left = await device.openTab();
  const tab = await device.openTab();
  server.answer(LOGIN, () => new Promise<Response>(() => {}));
  const overtaken = left.api.logIn(CREDENTIALS);
  await until('the server is asked', () => server.count(LOGIN) === 1);
  server.answer(LOGIN, { result: 'done' });
  server.answer('GET /api/user.php', cannedUser(7));
  const loggingIn = tab.api.logIn(CREDENTIALS);
  await turns();
  device.clock.advance(4_999);
  await turns();
  expect(server.count(LOGIN)).toBe(1);
  device.clock.advance(1);
  await until('the server is asked again', () => server.count(LOGIN) === 2);
  expect(await loggingIn).toMatchObject({ result: { status: 'logged-in', session: { accountId: 7 } } });
  // Its answer would take the new cookie away.
  expect(server.requests.find(({ url }) => url.includes('login'))?.signal.aborted).toBe(true);
  expect(await overtaken).toMatchObject({ result: { status: 'offline' } });
});
