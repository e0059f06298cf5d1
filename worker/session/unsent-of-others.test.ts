import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reading } from '../../tests/fixtures/account-rows.ts';
import {
  CANNED_ORIGIN,
  type CannedServer,
  cannedUser,
  createCannedServer,
} from '../../tests/fixtures/canned-server.ts';
import { createDevice, type Device, type Tab } from '../../tests/fixtures/device.ts';
import { until } from '../../tests/fixtures/until.ts';
import { DeviceDatabase } from '../public/database.ts';

let server: CannedServer;
let device: Device;
let tab: Tab;
beforeEach(async () => {
  server = createCannedServer();
  server.answer('GET /api/user.php', 401);
  device = createDevice(CANNED_ORIGIN, server.fetch);
  tab = await device.openTab();
});
afterEach(() => device.close());

async function recorded() {
  const database = new DeviceDatabase();
  const record = await database.session.get('current');
  database.close();
  return record;
}

const waiting = async () => {
  const record = await recorded();
  return { of: record?.unsentOfOthers, isKept: record?.isKeptForOthers };
};

async function logIn(id: number): Promise<void> {
  server.answer('GET /api/user.php', cannedUser(id));
  await tab.api.logIn({ email: 'demo@example.com', password: 'secret' });
  await device.settle();
}

/** The member writes something, and the server ends the session before it is sent. */
async function loseSessionWithDraft(): Promise<void> {
  await tab.api.saveDraft(3, 'Unfinished');
  server.answer('GET /api/user.php', 403);
  await tab.api.refresh();
  await until('the session is lost', async () => (await recorded())?.session.status === 'visitor');
  await device.settle();
}

const accounts = async () => (await Dexie.getDatabaseNames()).filter((name) => name.startsWith('rendezvous-account-'));
const draftsOf = (id: number) => reading(id, (database) => database.drafts.count());

test('what a member has not sent waits while another is logged in, who is told how much, and decides once', async () => {
  await logIn(7);
  await loseSessionWithDraft();
  await logIn(8);
  expect(await waiting()).toEqual({ of: [{ accountId: 7, count: 1 }], isKept: false });
  await tab.api.decideOnUnsentOfOthers(true);
  expect(await waiting()).toEqual({ of: [{ accountId: 7, count: 1 }], isKept: true });
  await tab.api.logOut();
  await device.settle();
  await logIn(9);
  expect(await waiting()).toEqual({ of: [{ accountId: 7, count: 1 }], isKept: true });
  expect(await draftsOf(7)).toBe(1);
});

test('what one more member has not sent is asked about again', async () => {
  await logIn(7);
  await loseSessionWithDraft();
  await logIn(8);
  await tab.api.decideOnUnsentOfOthers(true);
  await loseSessionWithDraft();
  await logIn(9);
  const { of, isKept } = await waiting();
  expect(of?.toSorted((one, other) => one.accountId - other.accountId)).toEqual([
    { accountId: 7, count: 1 },
    { accountId: 8, count: 1 },
  ]);
  expect(isKept).toBe(false);
  // Both are known now: who comes next is asked about neither.
  await tab.api.decideOnUnsentOfOthers(true);
  await tab.api.logOut();
  await device.settle();
  await logIn(10);
  expect(await waiting()).toMatchObject({ isKept: true });
});

test('what is not to be kept for others is deleted, and nobody is told of it any more', async () => {
  await logIn(7);
  await loseSessionWithDraft();
  await logIn(8);
  await tab.api.decideOnUnsentOfOthers(false);
  expect(await waiting()).toEqual({ of: [], isKept: false });
  expect(await accounts()).toEqual(['rendezvous-account-8']);
});

test('who comes back finds what was not sent, which is of no other member any more', async () => {
  await logIn(7);
  await loseSessionWithDraft();
  await logIn(8);
  await tab.api.logOut();
  await device.settle();
  await logIn(7);
  expect(await waiting()).toEqual({ of: [], isKept: false });
  expect(await draftsOf(7)).toBe(1);
});

test('who logs in while another is still logged in finds nothing of that one but a number', async () => {
  await logIn(7);
  await tab.api.saveDraft(3, 'Unfinished');
  await logIn(8);
  expect(await waiting()).toMatchObject({ of: [{ accountId: 7, count: 1 }] });
  expect(await draftsOf(7)).toBe(1);
  expect(await reading(7, (database) => database.user.count())).toBe(0);
});
