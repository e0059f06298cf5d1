import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleOf } from '../../../tests/fixtures/canned-server.ts';
import { takeEmptyStorage } from '../../../tests/fixtures/storage.ts';
import { createTabStorage } from '../../../tests/fixtures/tab-storage.ts';
import { DeviceDatabase } from '../../../worker/public/database.ts';
import { keepSubscription } from './keep-subscription.ts';
import { readSubscriptionNote, rememberSubscription } from './subscription-note.ts';

const ENDPOINT = 'https://push.example/1';

beforeEach(async () => {
  takeEmptyStorage();
  vi.stubGlobal('localStorage', createTabStorage());
  const settings = sampleOf('Settings', { push_pub: 'new key' });
  await new DeviceDatabase().settings.put({ key: 'current', settings, fetchedAtMs: Date.now() });
});
afterEach(() => vi.unstubAllGlobals());

test('a subscription of an old key is still one once notifications, denied meanwhile, are allowed again', async () => {
  const subscription = { endpoint: ENDPOINT, getKey: () => null, unsubscribe: async () => true };
  const Notification = { permission: 'denied' };
  vi.stubGlobal('Notification', Notification);
  vi.stubGlobal('window', { Notification, matchMedia: () => ({ matches: false }) });
  vi.stubGlobal('navigator', {
    userAgent: '',
    maxTouchPoints: 0,
    locks: { request: async (_name: string, run: () => Promise<void>) => await run() },
    serviceWorker: { getRegistration: async () => ({ pushManager: { getSubscription: async () => subscription } }) },
  });
  rememberSubscription(ENDPOINT, 'old key');
  await keepSubscription();
  expect(readSubscriptionNote()?.key).toBe('old key');
});
