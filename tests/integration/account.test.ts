import { randomUUID } from 'node:crypto';
import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { tinyPng } from '../../scripts/check-contract/requests/tiny-png.ts';
import { DeviceDatabase } from '../../worker/public/database.ts';
import { parseAccountDatabaseName } from '../../worker/public/database-names.ts';
import type { Tab } from '../fixtures/device.ts';
import { until } from '../fixtures/until.ts';
import { callAsDemo } from './server-messages.ts';
import { DEMO, logIn, setStage } from './stage.ts';

const stage = setStage();

async function sessionOf(tab: Tab): Promise<unknown> {
  const reply = await tab.api.diagnose();
  return 'result' in reply ? reply.result.session : reply;
}

async function accountDatabases(): Promise<string[]> {
  return (await Dexie.getDatabaseNames()).filter((name) => parseAccountDatabaseName(name) !== null);
}

test('ending the account leaves nothing on the device, in all tabs, and the password works no more', async () => {
  const first = await stage.device.openTab();
  await logIn(stage, first);
  const second = await stage.device.openTab();
  const farewell = { password: DEMO.password, reason: 'I met somebody.' };
  expect(await first.api.deleteAccount(farewell, randomUUID())).toMatchObject({ result: { status: 'deleted' } });
  for (const tab of [first, second]) {
    await until('this tab knows', async () => Object(await sessionOf(tab)).cause === 'deleted');
  }
  expect(await accountDatabases()).toEqual([]);
  expect(stage.device.portraitsForgotten()).toBe(1);
  const device = new DeviceDatabase();
  expect(await device.settings.count()).toBe(0);
  device.close();
  expect(await first.api.logIn(DEMO)).toMatchObject({ result: { status: 'wrong-credentials' } });
  first.kill();
  second.kill();
  const next = await stage.device.openTab();
  expect(next.connected).toMatchObject({ session: { status: 'visitor', cause: 'deleted' } });
});

test('an account that the server ended without its answer getting through is ended here too, in all tabs', async () => {
  const first = await stage.device.openTab();
  const { database } = await logIn(stage, first);
  const second = await stage.device.openTab();
  const chat = await database.chats.toCollection().first();
  await first.api.saveDraft(chat?.conversationId ?? 0, 'Unfinished');
  await stage.control.setFaults([
    { method: 'DELETE', path: '/api/user.php', fault: 'drop-after', times: 1 },
    { method: 'GET', path: '/api/user.php', fault: 'drop', times: 1 },
  ]);
  const farewell = { password: DEMO.password, reason: null };
  expect(await first.api.deleteAccount(farewell, randomUUID())).toMatchObject({ result: { status: 'offline' } });
  await stage.device.passUntil(
    'the server is asked again',
    async () => Object(await sessionOf(first)).status === 'visitor',
  );
  for (const tab of [first, second]) {
    await until('this tab knows', async () => Object(await sessionOf(tab)).cause === 'deleted');
  }
  await stage.device.settle();
  expect(await accountDatabases()).toEqual([]);
  expect(stage.device.portraitsForgotten()).toBe(1);
});

test('a wrong password, a server that fails and no network end no account and take nothing away', async () => {
  const tab = await stage.device.openTab();
  const { database } = await logIn(stage, tab);
  const end = (password: string) => tab.api.deleteAccount({ password, reason: null }, randomUUID());
  expect(await end('not the password')).toMatchObject({
    result: { status: 'refused', fields: { password: 'wrong' } },
  });
  await stage.control.setFaults([{ method: 'DELETE', path: '/api/user.php', fault: 'status:503' }]);
  expect(await end(DEMO.password)).toMatchObject({ result: { status: 'server-failed', httpStatus: 503 } });
  await stage.control.setFaults([{ method: 'DELETE', path: '/api/user.php', fault: 'status:429:90' }]);
  expect(await end(DEMO.password)).toMatchObject({ result: { status: 'too-many-requests', retryAfterS: 90 } });
  // A wait requested in one response applies to all calls.
  await stage.control.setFaults([]);
  expect(await end('not the password')).toMatchObject({ result: { status: 'too-many-requests' } });
  stage.device.clock.advance(90_000);
  stage.device.setOnline(false);
  expect(await end(DEMO.password)).toMatchObject({ result: { status: 'offline' } });
  expect(await sessionOf(tab)).toMatchObject({ status: 'member' });
  expect(await database.chats.count()).toBeGreaterThan(0);
});

test('the export is a file with everything of the member', async () => {
  const tab = await stage.device.openTab();
  const { database } = await logIn(stage, tab);
  const reply = await tab.api.exportAccount();
  if (!('result' in reply) || reply.result.status !== 'exported') throw new Error('not exported');
  const { file } = reply.result;
  expect(file.type).toBe('application/json');
  const data: unknown = JSON.parse(await file.text());
  expect(data).toMatchObject({ user: { email: DEMO.email }, chats: expect.any(Array), blocked: expect.any(Array) });
  expect(Object(data).chats).toHaveLength(await database.chats.count());
  await stage.control.setFaults([{ path: '/api/export.php', fault: 'mutate' }]);
  expect(await tab.api.exportAccount()).toMatchObject({ result: { status: 'server-failed', httpStatus: null } });
});

test('a password is changed once, whatever the network does, and only with the present one', async () => {
  const tab = await stage.device.openTab();
  await logIn(stage, tab);
  const change = { password: DEMO.password, newPassword: 'a longer pass phrase' };
  const wrong = await tab.api.changePassword({ ...change, password: 'wrong' }, randomUUID());
  expect(wrong).toMatchObject({ result: { status: 'refused', fields: { password: 'wrong' } } });
  const same = await tab.api.changePassword({ ...change, newPassword: DEMO.password }, randomUUID());
  expect(same).toMatchObject({ result: { status: 'refused', fields: { new_password: 'unchanged' } } });
  await stage.control.setFaults([{ path: '/api/password.php', fault: 'drop-after', times: 1 }]);
  const attemptId = randomUUID();
  expect(await tab.api.changePassword(change, attemptId)).toMatchObject({ result: { status: 'offline' } });
  // The requested old password is no longer the current one, but a retry of the same attempt returns the first result.
  expect(await tab.api.changePassword(change, attemptId)).toMatchObject({ result: { status: 'saved' } });
  expect(await sessionOf(tab)).toMatchObject({ status: 'member' });
  await tab.api.logOut();
  expect(await tab.api.logIn(DEMO)).toMatchObject({ result: { status: 'wrong-credentials' } });
  const credentials = { email: DEMO.email, password: change.newPassword };
  expect(await tab.api.logIn(credentials)).toMatchObject({ result: { status: 'logged-in' } });
});

test('what is not saved of the profile stays over a lost session, and goes with a logout', async () => {
  const tab = await stage.device.openTab();
  const { database } = await logIn(stage, tab);
  const draft = { city: 'Gouda', personal: 'Not finished' };
  await tab.api.saveProfileDraft(draft, null);
  expect(await database.meta.get('profile-draft')).toMatchObject({ changes: draft });
  await stage.control.setFaults([{ path: '/api/user.php', fault: 'status:403', times: 1 }]);
  await tab.api.refresh();
  await until('lost', async () => Object(await sessionOf(tab)).cause === 'lost');
  const again = await logIn(stage, tab);
  expect(await again.database.meta.get('profile-draft')).toMatchObject({ changes: draft });
  await tab.api.saveProfileDraft(null, draft);
  expect(await again.database.meta.get('profile-draft')).toBeUndefined();
  await tab.api.saveProfileDraft(draft, null);
  await tab.api.logOut();
  expect(await accountDatabases()).toEqual([]);
});

test('two tabs with the profile open keep their unsaved changes apart: one that saves takes only its own away', async () => {
  const first = await stage.device.openTab();
  const { database } = await logIn(stage, first);
  const second = await stage.device.openTab();
  const stored = async () => database.meta.get('profile-draft');
  const long = { personal: 'A long text about me', notes: { ideal_evening: 'A walk' } };
  await first.api.saveProfileDraft(long, null);
  await second.api.saveProfileDraft({ city: 'Gouda' }, null);
  expect(await stored()).toMatchObject({ changes: { ...long, city: 'Gouda' } });
  await second.api.saveProfile({ city: 'Gouda' });
  await second.api.saveProfileDraft(null, { city: 'Gouda' });
  expect(await stored()).toEqual({ key: 'profile-draft', changes: long });
  await first.api.saveProfileDraft(null, long);
  expect(await stored()).toBeUndefined();
});

test('photos take another order, and one that the server stored without an answer is there once', async () => {
  const tab = await stage.device.openTab();
  const { database } = await logIn(stage, tab);
  const imageIds = async () => (await database.user.get('self'))?.user.profile.images.map(({ id }) => id) ?? [];
  const order = (await imageIds()).reverse();
  expect(order.length).toBeGreaterThan(1);
  expect(await tab.api.arrangeImages(order)).toMatchObject({ result: { status: 'saved' } });
  expect(await imageIds()).toEqual(order);
  expect(await tab.api.arrangeImages(order.slice(1))).toMatchObject({ result: { status: 'refused', httpStatus: 422 } });
  const photo = new Blob([new Uint8Array(tinyPng(64, [10, 20, 30]))], { type: 'image/png' });
  await stage.control.setFaults([{ method: 'POST', path: '/api/profileimage.php', fault: 'drop-after', times: 1 }]);
  const attemptId = randomUUID();
  const shares: number[] = [];
  const upload = () => tab.api.uploadImage(photo, attemptId, (share) => shares.push(share));
  expect(await upload()).toMatchObject({ result: { status: 'offline' } });
  expect(await upload()).toMatchObject({ result: { status: 'saved' } });
  expect(shares.at(-1)).toBe(1);
  expect(await imageIds()).toHaveLength(order.length + 1);
});

test('a photo that another device has removed cannot be moved, and the list then is what the server has', async () => {
  const tab = await stage.device.openTab();
  const { database } = await logIn(stage, tab);
  const imageIds = async () => (await database.user.get('self'))?.user.profile.images.map(({ id }) => id) ?? [];
  const elsewhere = async () => {
    const call = await callAsDemo(stage);
    const before = await imageIds();
    await call('/api/profileimage.php', { method: 'DELETE', body: JSON.stringify({ image: before.at(-1) }) });
    return { before, left: before.slice(0, -1) };
  };
  const first = await elsewhere();
  expect(await tab.api.arrangeImages([...first.before].reverse())).toMatchObject({
    result: { status: 'refused', httpStatus: 404 },
  });
  expect(await imageIds()).toEqual(first.left);
  const second = await elsewhere();
  expect(await tab.api.chooseMainImage(second.before.at(-1) ?? 0)).toMatchObject({ result: { status: 'refused' } });
  expect(await imageIds()).toEqual(second.left);
});
