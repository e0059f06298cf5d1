import { type BrowserContext, expect, type Page } from 'playwright/test';
import { openPushEndpoint } from '../fixtures/push-endpoint.ts';
import { beLoggedIn, logIn, logOut, test } from './fixtures.ts';
import { wholeBrowser } from './launch.ts';
import { givePushService, openDelivery, serviceWorkerOf } from './push-service.ts';
import { CORE } from './tags.ts';
import { openChat, titleCount, untilCounted, untilReadyForOffline } from './worker-in-browser.ts';

// The headless shell has no push service and no permission for it.
test.use(wholeBrowser());

const MAYA = { profileId: 221, conversationId: 1 };
const MONTH_MS = 31 * 24 * 60 * 60 * 1_000;

test('the app offers to be installed from the second visit on; a no holds for a month, and never for good', async ({
  page,
  context,
}) => {
  await beLoggedIn(page);
  await openHomeToInstall(page);
  await expect(installCard(page)).toHaveCount(0);

  const second = await context.newPage();
  await openHomeToInstall(second);
  await expect(installCard(second)).toBeVisible();
  await installCard(second).getByRole('button', { name: 'Not now' }).press('Enter');
  await expect(installCard(second)).toHaveCount(0);
  await expect(second.getByRole('heading', { level: 1 })).toBeFocused();
  await openHomeToInstall(second);
  await expect(installCard(second)).toHaveCount(0);

  const later = await context.newPage();
  await later.clock.setFixedTime(Date.now() + MONTH_MS);
  await openHomeToInstall(later);
  await installCard(later).getByRole('button', { name: 'Install', exact: true }).click();
  await expect(later.locator('html')).toHaveAttribute('data-prompted', 'yes');
  await expect(installCard(later)).toHaveCount(0);

  await later.clock.setFixedTime(Date.now() + 2 * MONTH_MS);
  await openHomeToInstall(later);
  await installCard(later).getByRole('button', { name: 'Don’t ask again' }).click();
  await later.clock.setFixedTime(Date.now() + 24 * MONTH_MS);
  await openHomeToInstall(later);
  await expect(installCard(later)).toHaveCount(0);
});

function installCard(page: Page) {
  return page.getByRole('region', { name: 'Keep Rendezvous handy' });
}

/** Opens the home page and fires `beforeinstallprompt`, as a browser does once it trusts the site. */
async function openHomeToInstall(page: Page): Promise<void> {
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The manifest is linked once the app listens.
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', /^\/manifests\//);
  const isHeld = await page.evaluate(() => {
    const prompt = async () => {
      document.documentElement.dataset['prompted'] = 'yes';
    };
    const event = new Event('beforeinstallprompt', { cancelable: true });
    return !window.dispatchEvent(Object.assign(event, { prompt }));
  });
  expect(isHeld, 'the browser does not ask by itself').toBe(true);
}

test.describe('in German and lavish', () => {
  test.use({ locale: 'de-DE' });

  test('the manifest has the words, colours and pictures of what is on screen, and all of them are there', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'rendezvous_template', value: 'lavish', url: baseURL ?? '' }]);
    await page.goto('/login');
    const link = page.locator('link[rel="manifest"]');
    await expect(link).toHaveAttribute('href', '/manifests/lavish-de.webmanifest');
    const answer = await page.request.get('/manifests/lavish-de.webmanifest');
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest: Manifest = await answer.json();
    expect(manifest).toMatchObject({
      name: 'Rendezvous',
      lang: 'de',
      display: 'standalone',
      start_url: expect.stringMatching(/^\//),
      shortcuts: [{ url: '/chats' }, { url: '/likes/received' }, { url: '/search' }],
    });
    expect(manifest.icons.some((icon) => icon.purpose === 'maskable')).toBe(true);
    for (const { src } of [...manifest.icons, ...manifest.screenshots]) {
      expect((await page.request.get(src)).status(), src).toBe(200);
    }
  });
});

interface Manifest {
  icons: { src: string; purpose?: string }[];
  screenshots: { src: string }[];
}

test('the badge of the icon is that of the title, and is taken away by the logout', async ({ page, context }) => {
  await context.addInitScript(() => {
    Object.assign(navigator, {
      setAppBadge: async (count: number) => {
        const { dataset } = document.documentElement;
        dataset['badge'] = String(count);
        dataset['badges'] = `${dataset['badges'] ?? ''} ${count}`;
      },
    });
  });
  await logIn(page);
  await untilCounted(page);
  await expect.poll(() => isTitleOnIcon(page), 'the icon has the count of the title').toBe(true);
  // A reload must not clear the badge.
  await page.reload();
  await untilCounted(page);
  await expect.poll(() => isTitleOnIcon(page), 'the icon has the count of the title').toBe(true);
  expect((await page.locator('html').getAttribute('data-badges'))?.trim().split(' ')).not.toContain('0');
  // A push has put its number there meanwhile; who looks again sees the page's own.
  await page.evaluate(async () => {
    await navigator.setAppBadge(99);
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => isTitleOnIcon(page), 'the icon has the count of the title').toBe(true);
  await logOut(page);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.locator('html')).toHaveAttribute('data-badge', '0');
});

/** Both are read anew each time: the count comes to the title and to the icon one after the other. */
async function isTitleOnIcon(page: Page): Promise<boolean> {
  const count = await titleCount(page);
  return count > 0 && (await page.locator('html').getAttribute('data-badge')) === String(count);
}

/** A message that is being sent or is waiting. */
const WAITING = /Sending|once you’re online|Waiting for a connection/;

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a message that waits goes out while no tab is open, once, and the next tab shows it as sent', {
    tag: CORE,
  }, async ({ context, page, reference, control, guard }) => {
    guard.allowFailedRequests();
    await logIn(page);
    await untilReadyForOffline(page);
    await openChat(page, MAYA.conversationId);
    await reference.stop();
    await page.getByPlaceholder('Write a message').fill('Sent while the phone was in the pocket');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('log')).toContainText(WAITING);
    const elsewhere = await context.newPage();
    const delivery = await openDelivery(elsewhere, reference.url);
    await page.close();
    // The worker of the closed tab ends a moment later; until then, it is the one that sends.
    await expect
      .poll(() => serviceWorkerOf(context).evaluate('navigator.locks.query().then(({ held }) => held.length)'))
      .toBe(0);
    await reference.start();
    await delivery.sync('outbox');
    await expect.poll(() => control.countRequests('POST', '/api/chat.php')).toBe(1);
    await openChat(elsewhere, MAYA.conversationId);
    await expect(elsewhere.getByRole('log').getByText('Sent while the phone was in the pocket')).toHaveCount(1);
    await expect(elsewhere.getByRole('log')).not.toContainText(WAITING);
    await elsewhere.reload();
    await expect(elsewhere.getByRole('log').getByText('Sent while the phone was in the pocket')).toHaveCount(1);
  });

  test('a push sets the badge while no tab is open', async ({ context, page, reference, control }) => {
    const service = await openPushEndpoint();
    try {
      await switchPushOn(context, page, service);
      const elsewhere = await context.newPage();
      const delivery = await openDelivery(elsewhere, reference.url);
      await serviceWorkerOf(context).evaluate(`navigator.setAppBadge = async (count) => { self.badge = count; }`);
      await page.close();
      await control.receiveMessage(MAYA.profileId, 'demo@example.com', 'Are you there?');
      await expect.poll(() => service.received.length).toBe(1);
      const text = service.received[0]?.text ?? '';
      await delivery.push(text);
      const { badge }: { badge: number } = JSON.parse(text);
      expect(badge).toBeGreaterThan(0);
      await expect.poll(() => serviceWorkerOf(context).evaluate('self.badge')).toBe(badge);
    } finally {
      await service.close();
    }
  });

  test('a subscription that the browser has renewed is told to the account, by a tab or without one', async ({
    context,
    page,
    control,
  }) => {
    const service = await openPushEndpoint();
    const attached = () => control.countRequests('POST', '/api/user.php');
    try {
      await switchPushOn(context, page, service);
      await expect.poll(attached).toBe(1);
      await page.evaluate(
        (endpoint) => localStorage.setItem('test-renewed-endpoint', endpoint),
        `${service.subscription.endpoint}-2`,
      );
      await renew(context, `${service.subscription.endpoint}-2`);
      await expect.poll(attached).toBe(2);
      await context.newPage();
      await page.close();
      await renew(context, `${service.subscription.endpoint}-3`);
      await expect.poll(attached).toBe(3);
    } finally {
      await service.close();
    }
  });

  test('where there is no room for the files of the app it works without them, and keeps them once there is', async ({
    page,
    context,
    baseURL,
    guard,
  }) => {
    guard.allow(/quota|Quota|precach/i);
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: 200_000 });
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state ?? 'none'))
      .toBe('none');
    await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
    await session.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '' });
    await logIn(page);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  });
});

async function switchPushOn(
  context: BrowserContext,
  page: Page,
  service: Awaited<ReturnType<typeof openPushEndpoint>>,
): Promise<void> {
  await givePushService(context, service);
  await beLoggedIn(page);
  await page.goto('/notifications');
  await page.getByRole('button', { name: 'Turn on notifications' }).click();
  await expect(page.getByText('Notifications are on for this device.')).toBeVisible();
}

/** Dispatches the event for a subscription that the browser has changed by itself. */
async function renew(context: BrowserContext, endpoint: string): Promise<void> {
  await serviceWorkerOf(context).evaluate(`(() => {
    const subscription = { endpoint: ${JSON.stringify(endpoint)}, expirationTime: null, keys: { p256dh: 'BA', auth: 'AA' } };
    const newSubscription = { ...subscription, toJSON: () => subscription };
    const event = new ExtendableEvent('pushsubscriptionchange');
    self.dispatchEvent(Object.assign(event, { oldSubscription: null, newSubscription }));
  })()`);
}
