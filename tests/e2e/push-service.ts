import { type BrowserContext, type CDPSession, expect, type Page, type Worker } from 'playwright/test';
import type { PushEndpoint } from '../fixtures/push-endpoint.ts';

/**
 * Replaces the push service that this Chromium lacks: the page's subscription gets the keys of the endpoint on
 * loopback. Everything else is the product's own code.
 */
export async function givePushService(context: BrowserContext, { subscription }: PushEndpoint): Promise<void> {
  await context.addInitScript((given) => {
    const bytes = (text: string) => {
      const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
      return Uint8Array.from(binary, (character) => character.charCodeAt(0)).buffer;
    };
    const NAME = 'test-subscribed';
    const made = {
      get endpoint() {
        return localStorage.getItem('test-renewed-endpoint') ?? given.endpoint;
      },
      expirationTime: null,
      getKey: (name: string) => bytes(name === 'auth' ? given.keys.auth : given.keys.p256dh),
      unsubscribe: async () => {
        localStorage.removeItem(NAME);
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
        if (localStorage.getItem('test-push-refused') !== null) {
          throw new DOMException('Registration failed - permission denied', 'NotAllowedError');
        }
        if (applicationServerKey.length !== 65) throw new DOMException('A wrong key', 'InvalidAccessError');
        localStorage.setItem(NAME, '1');
        return made;
      },
      getSubscription: async () => (localStorage.getItem(NAME) === null ? null : made),
    });
  }, subscription);
  await context.grantPermissions(['notifications']);
}

export interface Delivery {
  /** Delivers a push message like the browser's push service. */
  push(text: string): Promise<void>;
  /** Triggers a Background Sync event. */
  sync(tag: string): Promise<void>;
}

/** Dispatches events to the site's service worker through the DevTools protocol; `page` may be at any URL. */
export async function openDelivery(page: Page, origin: string): Promise<Delivery> {
  const session: CDPSession = await page.context().newCDPSession(page);
  let registrationId = '';
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const registration of registrations) {
      if (registration.scopeURL.startsWith(origin)) registrationId = registration.registrationId;
    }
  });
  await session.send('ServiceWorker.enable');
  await expect.poll(() => registrationId).not.toBe('');
  return {
    async push(data) {
      await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    },
    async sync(tag) {
      await session.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag, lastChance: false });
    },
  };
}

interface Shown {
  title: string;
  body: string;
  tag: string;
}

export async function shownNotices(page: Page): Promise<Shown[]> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notices = await registration.getNotifications();
    return notices.map(({ title, body, tag }) => ({ title, body, tag }));
  });
}

/**
 * Delivers pushes and waits until the service worker has shown `count` notifications for them. Nothing reads the list
 * meanwhile: this Chromium, which has no notification centre, drops a notification that is stored but not displayed yet
 * when the list is read.
 */
export async function deliverAndShow(
  context: BrowserContext,
  count: number,
  deliver: () => Promise<unknown>,
): Promise<void> {
  const worker = serviceWorkerOf(context);
  await worker.evaluate(`(() => {
    self.testShown = 0;
    if (self.testShows !== undefined) return;
    self.testShows = ServiceWorkerRegistration.prototype.showNotification;
    ServiceWorkerRegistration.prototype.showNotification = async function (...notice) {
      await self.testShows.apply(this, notice);
      self.testShown += 1;
    };
  })()`);
  await deliver();
  await expect.poll(() => worker.evaluate('self.testShown')).toBe(count);
}

export function serviceWorkerOf(context: BrowserContext): Worker {
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('There is no service worker');
  return worker;
}

/** Simulates a click on the shown notification with this tag, as seen by the service worker. */
export async function clickNotice(context: BrowserContext, tag: string): Promise<void> {
  // A string, since these tests are compiled with the DOM types of pages.
  await serviceWorkerOf(context).evaluate(`(async () => {
    const [notification] = await self.registration.getNotifications({ tag: ${JSON.stringify(tag)} });
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  })()`);
}

/** Whether the choice to hide names and texts has reached the store that the service worker reads. */
export async function hidesDetails(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const kept = await (await caches.open('notice-device')).match('/notice-device');
    return (await kept?.text())?.includes('"hidesDetails":true') ?? false;
  });
}
