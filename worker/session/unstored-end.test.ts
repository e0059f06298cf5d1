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
import { expectConsole } from '../../tests/fixtures/fail-on-console.ts';
import { until } from '../../tests/fixtures/until.ts';

/** The mark after a logout in a tab that stores nothing (public/member-mark.ts). */
const LOGGED_OUT = 'ended.pending.left7';
const USER = 'GET /api/user.php';
const LOGOUT = 'GET /api/logout.php';

let server: CannedServer;
let device: Device;
beforeEach(() => {
  server = createCannedServer();
  server.answer(USER, 401);
  device = createDevice(CANNED_ORIGIN, server.fetch);
});
afterEach(() => device.close());

const accounts = async () => (await Dexie.getDatabaseNames()).filter((name) => name.startsWith('rendezvous-account-'));
const start = (mark: string) => device.openTab({}, undefined, null, mark);

/** A member is logged in and has something unsent, in a tab that stores. */
async function logIn(id = 7): Promise<Tab> {
  const tab = await device.openTab();
  server.answer(USER, cannedUser(id));
  await tab.api.logIn({ email: 'demo@example.com', password: 'secret' });
  await device.settle();
  await tab.api.saveDraft(3, 'Unfinished');
  return tab;
}

/** The cookie is valid until the server hears of the logout. */
function endAtLogout(): void {
  server.answer(LOGOUT, () => {
    server.answer(USER, 401);
    return Response.json({ result: 'done' });
  });
}

test('a logout in a tab that stored nothing is finished at the next start, before anything is shown', async () => {
  (await logIn()).kill();
  endAtLogout();
  server.calls.length = 0;
  const tab = await start(LOGGED_OUT);
  expect(tab.connected).toMatchObject({ session: { status: 'visitor', cause: 'logged-out' } });
  expect(await accounts()).toEqual([]);
  await device.settle();
  expect(server.calls.filter((call) => call !== 'POST /api/user.php')).toEqual([LOGOUT, USER]);
  expect(device.portraitsForgotten()).toBeGreaterThan(0);
});

test('without network the logout takes everything off the device too, and the server hears of it later', async () => {
  expectConsole('error', /logout.*network/);
  (await logIn()).kill();
  endAtLogout();
  device.setOnline(false);
  const tab = await start(LOGGED_OUT);
  expect(tab.connected).toMatchObject({ session: { status: 'visitor', cause: 'logged-out' } });
  expect(await accounts()).toEqual([]);
  device.setOnline(true);
  await tab.api.wake();
  await device.settle();
  expect(server.count(LOGOUT)).toBe(1);
});

test('a tab that is opened beside one that still stores the member ends that session as well', async () => {
  const tab = await logIn();
  endAtLogout();
  const next = await device.shareTab(tab, {}, LOGGED_OUT);
  expect(next.connected).toMatchObject({ session: { status: 'visitor', cause: 'logged-out' } });
  await device.settle();
  expect(await accounts()).toEqual([]);
  expect(server.count(LOGOUT)).toBe(1);
});

test('of a session that was lost in a tab that stored nothing only what is not sent stays', async () => {
  (await logIn()).kill();
  server.answer(USER, 403);
  const tab = await start('ended.lost7');
  expect(tab.connected).toMatchObject({ session: { status: 'visitor', cause: 'lost' } });
  expect(server.count(LOGOUT)).toBe(0);
  expect(await reading(7, (database) => database.user.count())).toBe(0);
  expect(await reading(7, (database) => database.drafts.count())).toBe(1);
});

test('who is logged in by now stays, and nothing of those who left', async () => {
  const tab = await logIn(8);
  tab.kill();
  const ofAnother = new Dexie('rendezvous-account-7', { addons: [] });
  ofAnother.version(1).stores({ drafts: 'conversationId' });
  await ofAnother.open();
  ofAnother.close();
  const next = await start('ended.left7');
  expect(next.connected).toMatchObject({ session: { status: 'member', accountId: 8 } });
  await device.settle();
  expect(server.count(LOGOUT)).toBe(0);
  expect(await accounts()).not.toContain('rendezvous-account-7');
});

test('a session whose cookie a pending logout ends is lost, with what is not sent kept', async () => {
  (await logIn(8)).kill();
  endAtLogout();
  const next = await start(LOGGED_OUT);
  expect(next.connected).toMatchObject({ session: { status: 'visitor', cause: 'lost' } });
  await device.settle();
  expect(server.count(LOGOUT)).toBe(1);
  expect(await reading(8, (database) => database.drafts.count())).toBe(1);
});

test('a device that has stored nothing logs nobody in before the server has heard of the logout', async () => {
  endAtLogout();
  server.answer(USER, cannedUser(7));
  const tab = await start(LOGGED_OUT);
  await device.settle();
  expect(tab.connected).toMatchObject({ session: { status: 'visitor' } });
  expect(server.calls[0]).toBe(LOGOUT);
  expect(await accounts()).toEqual([]);
});

test.each(['of the same worker', 'of a worker of its own'])(
  'a second tab %s is not told that storage is blocked while the server still owes its answer to the logout',
  async (whose) => {
    (await logIn()).kill();
    let answerLogout = (): void => {};
    server.answer(LOGOUT, async () => {
      await new Promise<void>((resolve) => {
        answerLogout = resolve;
      });
      return Response.json({ result: 'done' });
    });
    const first = await passing(start(LOGGED_OUT));
    const second = await passing(
      whose === 'of the same worker' ? device.shareTab(first, {}, LOGGED_OUT) : start(LOGGED_OUT),
    );
    for (const tab of [first, second])
      expect(tab.connected).toMatchObject({ status: 'connected', session: { status: 'visitor', cause: 'logged-out' } });
    expect(await accounts()).toEqual([]);
    server.answer(USER, cannedUser(7));
    const loggingIn = second.api.logIn({ email: 'demo@example.com', password: 'secret' });
    answerLogout();
    // The login comes after the logout, or that would end the new session.
    expect(await loggingIn).toMatchObject({ result: { status: 'logged-in' } });
    await device.settle();
    expect(server.calls.filter((call) => call === LOGOUT || call === 'POST /api/login.php').at(-1)).not.toBe(LOGOUT);
    expect(server.count(LOGOUT)).toBe(1);
  },
);

/** Lets time pass, also while a call is pending, until `work` is done. */
async function passing<Value>(work: Promise<Value>): Promise<Value> {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  await until('it is done', async () => {
    device.clock.advance(20);
    return isDone;
  });
  return done;
}
