import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentView, refreshPushState } from './report-view.ts';

// No worker hears of it here, and nobody waits for one.
beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Tells whether a tab with a subscription counts as one that pushes reach, in a browser with this permission. */
async function countsAsSubscribed(permission: NotificationPermission): Promise<boolean> {
  const pushManager = { getSubscription: async () => ({}) };
  vi.stubGlobal('Notification', { permission });
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ pushManager }) } });
  await refreshPushState();
  return currentView().pushSubscribed;
}

test('a subscription whose notifications are denied does not keep the long polling interval', async () => {
  expect(await countsAsSubscribed('denied')).toBe(false);
  expect(await countsAsSubscribed('granted')).toBe(true);
  expect(await countsAsSubscribed('denied')).toBe(false);
});
