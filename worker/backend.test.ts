import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  CANNED_ORIGIN,
  type CannedServer,
  cannedUser,
  createCannedServer,
  sampleOf,
} from '../tests/fixtures/canned-server.ts';
import { createDevice, type Device } from '../tests/fixtures/device.ts';
import { until } from '../tests/fixtures/until.ts';

let server: CannedServer;
let device: Device;
beforeEach(() => {
  server = createCannedServer();
  server.answer('GET /api/user.php', 401);
  device = createDevice(CANNED_ORIGIN, server.fetch);
});
afterEach(() => device.close());

test('a storage that refuses is told by the name that the browser gave it, and asked again by the next tab', async () => {
  const open = vi.spyOn(Dexie.dependencies.indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Switched off', 'SecurityError');
  });
  const first = await device.openTab();
  expect(first.connected).toEqual({ status: 'storage-refused', detail: 'SecurityError' });
  open.mockRestore();
  const second = await device.shareTab(first);
  expect(second.connected).toMatchObject({ status: 'connected', session: { status: 'visitor' } });
});

test('a storage that does not answer is told after seven seconds, and used as soon as it does', async () => {
  const { indexedDB } = Dexie.dependencies;
  const held = await new Promise<IDBTransaction>((resolve) => {
    const opening = indexedDB.open('rendezvous-device', 5);
    opening.onupgradeneeded = () => {
      const transaction = opening.transaction;
      if (transaction === null) throw new Error('There is no transaction');
      opening.result.createObjectStore('held');
      let isHeld = true;
      transaction.onabort = () => {
        isHeld = false;
      };
      const ask = () => {
        if (isHeld) transaction.objectStore('held').count().onsuccess = ask;
      };
      ask();
      opening.onerror = (event) => event.preventDefault();
      resolve(transaction);
    };
  });
  const opening = device.openTab();
  await new Promise((resolve) => setImmediate(resolve));
  device.clock.advance(7_000);
  const first = await opening;
  expect(first.connected).toEqual({ status: 'storage-blocked' });
  held.abort();
  const second = await device.shareTab(first);
  expect(second.connected).toMatchObject({ status: 'connected', session: { status: 'visitor' } });
});

test('what a visitor reads does not wait until the server has said who is there, and its parts share one call', async () => {
  let tellWhoIsThere = (_: Response) => {};
  server.answer(
    'GET /api/user.php',
    () =>
      new Promise<Response>((resolve) => {
        tellWhoIsThere = resolve;
      }),
  );
  server.answer('GET /api/matches.php', sampleOf('Matches'));
  const read: unknown[] = [];
  const note = (reply: object) => read.push('result' in reply && reply.result);
  let isConnected = false;
  const opening = device
    .openTab({}, (api) => {
      void api.loadLandingPeople({ niche: 1, country: null, language: 'en' }).then(note);
      void api.loadSettings().then(note);
      void api.loadSettings().then(note);
    })
    .then((tab) => {
      isConnected = true;
      return tab;
    });
  await until('people and settings', () => read.length === 3);
  await until('the question who is there', () => server.count('GET /api/user.php') === 1);
  expect(read).toEqual(Array.from(read, () => expect.objectContaining({ status: 'answered' })));
  expect(server.count('GET /api/settings.php')).toBe(1);
  expect(isConnected).toBe(false);
  tellWhoIsThere(new Response(null, { status: 401 }));
  expect((await opening).connected).toMatchObject({ status: 'connected', session: { status: 'visitor' } });
});

test('a worker that leads and for a moment cannot open the account of another tab opens it as soon as it can', async () => {
  const first = await device.openTab();
  const second = await device.openTab();
  server.answer('GET /api/user.php', cannedUser(7));
  const { indexedDB } = Dexie.dependencies;
  const openOfBrowser = indexedDB.open.bind(indexedDB);
  let opened = 0;
  const open = vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
    if (name === 'rendezvous-account-7') opened += 1;
    // The login has just seen that it can be opened.
    if (opened > 1) throw new DOMException('Not now', 'InvalidStateError');
    return openOfBrowser(name, version);
  });
  await second.api.logIn({ email: 'demo@example.com', password: 'secret' });
  await device.settle();
  open.mockRestore();
  expect(await first.api.saveDraft(3, 'Unfinished')).toMatchObject({ result: { status: 'session-lost' } });
  device.clock.advance(2_000);
  await device.settle();
  expect(await first.api.diagnose()).toMatchObject({ result: { isLeader: true } });
  expect(await first.api.saveDraft(3, 'Unfinished')).toMatchObject({ result: { status: 'accepted' } });
  await device.passUntil('the leader polls', async () => server.count('GET /api/chats.php') > 0);
});
