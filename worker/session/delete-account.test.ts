import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  CANNED_ORIGIN,
  type CannedServer,
  cannedUser,
  createCannedServer,
} from '../../tests/fixtures/canned-server.ts';
import { createDevice, type Device, type Tab } from '../../tests/fixtures/device.ts';
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
