import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reading } from '../../tests/fixtures/account-rows.ts';
import {
  CANNED_ORIGIN,
  type CannedServer,
  cannedUser,
  createCannedServer,
} from '../../tests/fixtures/canned-server.ts';
import { createDevice, type Device } from '../../tests/fixtures/device.ts';

let server: CannedServer;
let device: Device;
beforeEach(async () => {
  server = createCannedServer();
  device = createDevice(CANNED_ORIGIN, server.fetch);
  // Rows of a member, without the record of a session: the browser has cleared it, or it could not be read.
  await reading(7, (database) => database.drafts.put({ conversationId: 1, text: 'Unfinished', updatedAtMs: 1 }));
});
afterEach(() => device.close());

const accounts = async () => (await Dexie.getDatabaseNames()).filter((name) => name.startsWith('rendezvous-account-'));
const drafts = () => reading(7, (database) => database.drafts.count());

test('who is logged in by the cookie has what was not sent, although the device forgot the session', async () => {
  server.answer('GET /api/user.php', cannedUser(7));
  const tab = await device.openTab();
  expect(tab.connected).toMatchObject({ session: { status: 'member', accountId: 7 } });
  expect(await drafts()).toBe(1);
});

test('somebody else in the cookie finds nothing of a member whose session the device forgot', async () => {
  server.answer('GET /api/user.php', cannedUser(8));
  const tab = await device.openTab();
  expect(tab.connected).toMatchObject({ session: { status: 'member', accountId: 8 } });
  expect(await accounts()).toEqual(['rendezvous-account-8']);
});

test('a server that does not say who is logged in leaves the rows as they are', async () => {
  server.answer('GET /api/user.php', 500);
  await device.openTab();
  expect(await drafts()).toBe(1);
});
