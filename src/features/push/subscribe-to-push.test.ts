import { afterEach, expect, test, vi } from 'vitest';
import { attachSubscription } from './subscribe-to-push.ts';

afterEach(() => vi.unstubAllGlobals());

/** Tells whether a subscription is read, in order to be sent, by a browser with this permission. */
async function isSent(permission: NotificationPermission): Promise<boolean> {
  const Notification = { permission };
  vi.stubGlobal('Notification', Notification);
  vi.stubGlobal('window', { Notification, matchMedia: () => ({ matches: false }) });
  vi.stubGlobal('navigator', { serviceWorker: {}, userAgent: '', maxTouchPoints: 0 });
  const getKey = vi.fn(() => null);
  const subscription = { endpoint: 'https://push.example/1', expirationTime: null, getKey };
  await attachSubscription(subscription);
  return getKey.mock.calls.length > 0;
}

test('a subscription is sent to the account only where notifications are not denied', async () => {
  expect(await isSent('granted')).toBe(true);
  expect(await isSent('denied')).toBe(false);
});
