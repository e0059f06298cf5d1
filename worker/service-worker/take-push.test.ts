import { Dexie } from 'dexie';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { installServiceWorkerScope } from '../../tests/fixtures/service-worker-scope.ts';
import { takeEmptyStorage } from '../../tests/fixtures/storage.ts';
import { DeviceDatabase } from '../public/database.ts';
import { unknownDevice } from '../public/notice-device.ts';
import type { Session } from '../public/session.ts';
import type { PushScope, takePush } from './take-push.ts';

const MEMBER: Session = { status: 'member', epoch: 1, accountId: 7 };
const LEFT: Session = { status: 'visitor', epoch: 2, cause: 'logged-out' };
/** In conversations of their own: what was shown a moment ago is not shown again. */
const pushIn = (conversation: number) =>
  JSON.stringify({
    ...{ version: 2, kind: 'message', account: 7, badge: 1, conversation, message: 9 },
    ...{ name: 'Noor', picture: '/media/noor.jpg', text: 'The bread was still warm!' },
  });

let take: typeof takePush;
let shown: string[];
let scope: PushScope;
/** What happens while the picture of the sender is fetched. */
let whilePictureLoads: () => Promise<void>;

beforeAll(async () => {
  installServiceWorkerScope(async () => {
    await whilePictureLoads();
    return new Response('a picture');
  });
  // Workbox wants the scope as it is loaded.
  ({ takePush: take } = await import('./take-push.ts'));
});
afterAll(() => vi.unstubAllGlobals());

beforeEach(async () => {
  takeEmptyStorage();
  shown = [];
  whilePictureLoads = async () => {};
  vi.stubGlobal('indexedDB', Dexie.dependencies.indexedDB);
  vi.stubGlobal('navigator', { userAgent: 'AppleWebKit/537.36 Chrome/150', setAppBadge: async () => {} });
  const device = { ...unknownDevice('Rendezvous'), hidesDetails: false };
  scope = {
    caches: { open: async () => ({ match: async () => Response.json(device), put: async () => {} }) },
    location: { hostname: 'dating.example' },
    clients: { matchAll: async () => [] },
    registration: {
      getNotifications: async () => [],
      showNotification: async (title, { body = '' }) => void shown.push(`${title}: ${body}`),
      pushManager: { getSubscription: async () => null },
    },
  };
  await setSession(MEMBER);
});

async function setSession(session: Session): Promise<void> {
  const device = new DeviceDatabase();
  await device.session.put({
    key: 'current',
    session,
    logoutPending: false,
    keptAccountId: null,
    pushEndpoint: null,
    unsentOfOthers: [],
    isKeptForOthers: false,
  });
  device.close();
}

test('a push tells the member who is logged in who writes, and what', async () => {
  await take(scope, pushIn(1));
  expect(shown).toEqual(['Noor: The bread was still warm!']);
});

test('a member who logs out while a push is taken leaves neither a name nor a text behind', async () => {
  whilePictureLoads = () => setSession(LEFT);
  await take(scope, pushIn(2));
  expect(shown).toEqual(['Rendezvous: You have something new.']);
});

test('neither does one in whose place another logs in', async () => {
  whilePictureLoads = () => setSession({ ...MEMBER, epoch: 3, accountId: 8 });
  await take(scope, pushIn(3));
  expect(shown).toEqual(['Rendezvous: You have something new.']);
});

test('a push is told again after the clock of the device was set back: what was shown is not taken for just shown', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 100_000_000 });
  await take(scope, pushIn(4));
  await take(scope, pushIn(4));
  expect(shown).toHaveLength(1);
  vi.setSystemTime(100_000_000 - 3_600_000);
  await take(scope, pushIn(4));
  vi.useRealTimers();
  expect(shown).toHaveLength(2);
});
