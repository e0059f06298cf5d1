import { readFile } from 'node:fs/promises';
import { Dexie } from 'dexie';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { installServiceWorkerScope } from '../../tests/fixtures/service-worker-scope.ts';
import { takeEmptyStorage } from '../../tests/fixtures/storage.ts';
import { DeviceDatabase } from '../public/database.ts';
import type { attachRenewed } from './renew-subscription.ts';

const CONFIGURATION = await readFile('public/config.json', 'utf8');
const SUBSCRIPTION = {
  endpoint: 'https://push.example/2',
  expirationTime: null,
  keys: { p256dh: 'a', auth: 'b' },
};

let attach: typeof attachRenewed;
const posted: string[] = [];

beforeAll(async () => {
  installServiceWorkerScope(async (request) => {
    if (request.method === 'GET') return new Response(CONFIGURATION);
    posted.push(await request.text());
    return Response.json({ result: 'done' });
  });
  // Workbox wants the scope as it is loaded.
  ({ attachRenewed: attach } = await import('./renew-subscription.ts'));
});
afterAll(() => vi.unstubAllGlobals());

beforeEach(async () => {
  takeEmptyStorage();
  vi.stubGlobal('indexedDB', Dexie.dependencies.indexedDB);
  posted.length = 0;
  const device = new DeviceDatabase();
  await device.session.put({
    key: 'current',
    session: { status: 'member', epoch: 1, accountId: 7 },
    logoutPending: false,
    keptAccountId: null,
    pushEndpoint: null,
    unsentOfOthers: [],
    isKeptForOthers: false,
  });
  device.close();
});

/** The browser renews the subscription while windows of these states are open. */
async function renew(...states: readonly DocumentVisibilityState[]): Promise<void> {
  const scope = {
    caches,
    location: { host: 'dating.example' },
    clients: { matchAll: async () => states.map((visibilityState) => ({ visibilityState })) },
    registration: { pushManager: { subscribe: async () => Promise.reject(new Error('Not asked for')) } },
  };
  await attach(scope, { oldSubscription: null, newSubscription: { toJSON: () => SUBSCRIPTION } });
}

test('a subscription that the browser renews while no tab is open is sent to the account', async () => {
  await renew();
  expect(posted.map((body) => JSON.parse(body))).toEqual([{ subscription: { ...SUBSCRIPTION, version: 2 } }]);
});

test('it is sent too while tabs are hidden, which may be frozen: no push would come until one is looked at', async () => {
  await renew('hidden', 'hidden');
  expect(posted).toHaveLength(1);
});

test('a tab on screen sends it itself, and keeps a record of it', async () => {
  await renew('hidden', 'visible');
  expect(posted).toEqual([]);
});
