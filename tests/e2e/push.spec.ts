import type { Page } from 'playwright/test';
import { expect } from 'playwright/test';
import type { Control } from '../fixtures/control.ts';
import { openPushEndpoint } from '../fixtures/push-endpoint.ts';
import { until } from '../fixtures/until.ts';
import { beLoggedIn, logOut, test } from './fixtures.ts';
import { wholeBrowser } from './launch.ts';
import {
  clickNotice,
  deliverAndShow,
  givePushService,
  hidesDetails,
  openDelivery,
  shownNotices,
} from './push-service.ts';
import { CORE } from './tags.ts';
import { titleCount, untilCounted } from './worker-in-browser.ts';

// The headless shell has no push service and no permission for it.
test.use(wholeBrowser());

test.use({ serviceWorkers: 'allow' });

const MAYA = { profileId: 221, conversationId: 1 };

test('push is offered once the service worker is there, though its first installation took longer than one waits', async ({
  context,
  page,
}) => {
  const service = await openPushEndpoint();
  try {
    await givePushService(context, service);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await context.route('**/sw.js', async (route) => {
      await released;
      await route.continue();
    });
    await beLoggedIn(page);
    await page.goto('/notifications');
    await expect(page.getByText('This browser can’t show notifications.')).toBeVisible();
    release();
    await expect(page.getByRole('button', { name: 'Turn on notifications' })).toBeVisible();
  } finally {
    await service.close();
  }
});

test('a device whose local storage is full keeps its subscription as it is', async ({ context, page, control }) => {
  const service = await openPushEndpoint();
  try {
    await givePushService(context, service);
    await turnOnPush(page, control);
    await control.clearRequests();
    await page.evaluate(async () => {
      localStorage.removeItem('push-subscription');
      for (let length = 2 ** 22; length >= 1; length /= 2) {
        try {
          localStorage.setItem(`filler-${length}`, 'x'.repeat(length));
        } catch {
          // Half of it may still have room.
        }
      }
      for (let time = 0; time < 3; time += 1) document.dispatchEvent(new Event('visibilitychange'));
      // Behind what the events have begun.
      await navigator.locks.request('rendezvous-push', () => undefined);
    });
    expect(await control.countRequests('POST', '/api/user.php')).toBe(0);
    await expect(page.getByText('Notifications are on for this device.')).toBeVisible();
  } finally {
    await service.close();
  }
});

test('push is switched on, tells of messages in one notification each chat, and ends with the logout', {
  tag: CORE,
}, async ({ context, page, control, reference }) => {
  const service = await openPushEndpoint();
  try {
    await givePushService(context, service);
    await turnOnPush(page, control);
    const { push: deliver } = await openDelivery(page, reference.url);
    const arrived = (count: number) => until(`${count} pushes`, () => service.received.length >= count);

    await untilCounted(page);
    const before = await titleCount(page);
    await control.clearRequests();
    for (const text of ['Are you there?', 'Hello?']) {
      await control.receiveMessage(MAYA.profileId, 'demo@example.com', text);
    }
    await arrived(2);
    // Both in the same second, and the second one twice.
    const texts = service.received.map((one) => one.text);
    await deliverAndShow(context, 2, () => Promise.all([...texts, texts[1] ?? ''].map(deliver)));
    await expect
      .poll(() => shownNotices(page))
      .toEqual([{ title: 'Maya', body: 'Hello?\nNew messages: 2', tag: `chat-${MAYA.conversationId}` }]);
    // The worker polled at once, five minutes before the next regular poll.
    await expect.poll(() => titleCount(page)).toBe(before + 2);

    await clickNotice(context, `chat-${MAYA.conversationId}`);
    await page.waitForURL(`**/chats/${MAYA.conversationId}`);
    await expect.poll(() => shownNotices(page)).toEqual([]);
    expect(context.pages()).toHaveLength(1);

    await page.goto('/notifications');
    await page.getByRole('checkbox', { name: 'Hide names and texts in notifications' }).check();
    await expect.poll(() => hidesDetails(page)).toBe(true);
    await control.receiveLike(MAYA.profileId, 'demo@example.com');
    await arrived(3);
    await deliverAndShow(context, 1, () => deliver(service.received[2]?.text ?? ''));
    await expect
      .poll(() => shownNotices(page))
      .toEqual([{ title: 'Rendezvous', body: 'Someone likes you.', tag: 'likes' }]);
    const broken = ['', '{', JSON.stringify({ version: 1, title: 'Old' }), 'x'.repeat(4000)];
    await deliverAndShow(context, broken.length, () => Promise.all(broken.map(deliver)));
    await expect
      .poll(async () => (await shownNotices(page)).map(({ tag }) => tag).toSorted())
      .toEqual(['likes', 'news']);

    await logOut(page);
    await page.waitForURL('**/login**');
    await expect.poll(() => shownNotices(page)).toEqual([]);
    await expect
      .poll(async () =>
        (await control.requests()).some((one) => one.path === '/api/user.php' && one.query === 'push=0'),
      )
      .toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('test-subscribed'))).toBeNull();
    await deliverAndShow(context, 1, () => deliver(texts[0] ?? ''));
    await expect
      .poll(() => shownNotices(page))
      .toEqual([{ title: 'Rendezvous', body: 'You have something new.', tag: 'news' }]);
  } finally {
    await service.close();
  }
});

test('a browser that denies push is told as denied until its settings are changed, any other failure is ignored', async ({
  context,
  page,
}) => {
  const service = await openPushEndpoint();
  try {
    await givePushService(context, service);
    await beLoggedIn(page);
    await page.goto('/notifications');
    await page.evaluate(() => localStorage.setItem('test-push-refused', '1'));
    const switchOn = page.getByRole('button', { name: 'Turn on notifications' });
    await switchOn.click();
    await expect(switchOn).toHaveCount(0);
    await expect(page.getByText('This browser blocks notifications.')).toBeVisible();
    // Reset in the browser's settings, which hide no page.
    await page.evaluate(() => {
      Object.defineProperty(Notification, 'permission', { configurable: true, get: () => 'default' });
      dispatchEvent(new Event('focus'));
    });
    await expect(switchOn).toBeVisible();
    await page.reload();
    await page.evaluate(() => {
      localStorage.removeItem('test-push-refused');
      Object.assign(PushManager.prototype, {
        subscribe: () => Promise.reject(new DOMException('push service error', 'AbortError')),
      });
    });
    await switchOn.click();
    await expect(page.getByText('Your browser didn’t turn notifications on.')).toBeVisible();
    await expect(switchOn).toBeEnabled();
  } finally {
    await service.close();
  }
});

/** Logs in and switches push on for the device, which the server is told once. */
async function turnOnPush(page: Page, control: Control): Promise<void> {
  await beLoggedIn(page);
  await page.goto('/notifications');
  await page.getByRole('button', { name: 'Turn on notifications' }).click();
  await expect(page.getByText('Notifications are on for this device.')).toBeVisible();
  await expect.poll(() => control.countRequests('POST', '/api/user.php')).toBe(1);
}
