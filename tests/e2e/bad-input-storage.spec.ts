import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page } from 'playwright/test';
import { DEMO, logIn, test } from './fixtures.ts';
import { wholeBrowser } from './launch.ts';
import { STORY } from './tags.ts';
import { pingLocks } from './worker-death.ts';
import { withoutSharedWorker } from './worker-in-browser.ts';

// The sign-up asks for notifications, which the headless shell denies.
test.use(wholeBrowser());

/** The member in the demo account's longest conversation, and that conversation. */
const MAYA = { profileId: 221, conversationId: 1 };

const REFUSE_STORAGE = `IDBFactory.prototype.open = () => {
  throw new DOMException('Storage is switched off', 'SecurityError');
};`;

/** Makes IndexedDB unavailable in pages and workers, as in some browsers' private mode. */
async function refuseStorage(context: BrowserContext): Promise<void> {
  await withoutSharedWorker(context);
  await context.addInitScript(REFUSE_STORAGE);
  await refuseStorageInWorker(context);
}

async function refuseStorageInWorker(context: BrowserContext): Promise<void> {
  await context.route('**/assets/shared-worker-*.js', async (route) => {
    const script = await (await fetch(route.request().url())).text();
    await route.fulfill({ body: `${REFUSE_STORAGE}\n${script}`, contentType: 'text/javascript' });
  });
}

test('a browser that blocks cookies shows visitors everything, and says at the login what to allow', async ({
  reference,
  guard,
}) => {
  // What the API refuses to a visitor, and the installation that the page offers itself.
  guard.allow(/Failed to load resource|Banner not shown/);
  const profile = mkdtempSync(join(tmpdir(), 'rendezvous-profile-'));
  mkdirSync(join(profile, 'Default'));
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(blocked));
  const context = await chromium.launchPersistentContext(profile, {
    ...wholeBrowser().launchOptions,
    baseURL: reference.url,
    locale: 'en-GB',
  });
  guard.watch(context);
  try {
    const page = await context.newPage();
    await page.goto('/pages/faq');
    await expect(page.locator('details').first()).toBeVisible();
    await page.goto('/pricing');
    await expect(page.getByText(/£\d/).first()).toBeVisible();
    await page.goto('/login');
    const why = page.getByRole('alert').filter({ hasText: 'Please allow cookies and site data' });
    await expect(why.getByRole('button', { name: 'Go on without storing' })).toBeVisible();
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
});

test.describe('without a service worker', () => {
  // A page that was left does not wait for its script.
  test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }));

  test('a browser that refuses storage says so on pages for members and offers two ways on', async ({
    context,
    page,
    guard,
  }) => {
    guard.allowMissingPages();
    await refuseStorage(context);
    for (const path of ['/home', `/chats/${MAYA.conversationId}`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: 'Your browser doesn’t allow storage' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Go on without storing' })).toBeVisible();
    }
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { level: 1, name: 'This page isn’t here' })).toBeVisible();
  });

  test('a browser that refuses storage says so at the login and keeps what was typed', async ({ context, page }) => {
    await refuseStorage(context);
    await page.goto('/login');
    const why = page.getByRole('alert').filter({ hasText: 'Without storage' });
    await expect(why).toBeVisible();
    await page.getByLabel('Email').fill(DEMO.email);
    await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
    const known = await why.elementHandle();
    await page.getByRole('button', { name: 'Log in' }).click();
    // The answer takes the place of what was known before, and offers the same ways on.
    await expect.poll(() => known?.evaluate((element) => element.isConnected)).toBe(false);
    await expect(why).toHaveCount(1);
    await expect(why.getByRole('button', { name: 'Go on without storing' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(DEMO.email);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Email')).toHaveValue('');
    await expect(why).toBeVisible();
  });

  test('somebody signs up in a browser that refuses storage: told at once, and the tab goes on without storing', async ({
    context,
    page,
    guard,
  }) => {
    guard.allow(/Failed to load resource/);
    await refuseStorage(context);
    await page.goto('/signup');
    const why = page.getByRole('alert').filter({ hasText: 'Without storage' });
    await expect(why).toBeVisible();
    await expect(why.getByRole('button', { name: 'Try again' })).toBeVisible();
    await why.getByRole('button', { name: 'Go on without storing' }).click();
    await expect(why).toHaveCount(0);
    await page.getByLabel('Email').fill('unstored@example.com');
    await page.getByLabel('Password', { exact: true }).fill('a-long-password');
    await page.locator('form button[type="submit"]').click();
    await expect(page.getByRole('heading', { name: 'Want to know when someone messages you?' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Nothing is stored on this device' })).toBeVisible();
  });

  test('a tab goes on without storing: it logs in, shows chats, sends, and says what it cannot keep', {
    tag: STORY,
  }, async ({ context, page, control, guard }) => {
    // Failed requests of the page itself are printed on its console, unlike those of a worker.
    guard.allow(/Failed to load resource/);
    await refuseStorage(context);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Go on without storing' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await submitLogin(page);
    const unstored = page.getByRole('status').filter({ hasText: 'Nothing is stored on this device' });
    await expect(unstored).toBeVisible();
    await page.getByRole('link', { name: 'Chats' }).first().click();
    await page.getByText('Maya').first().click();
    await expect(page.getByRole('log')).toBeVisible();

    await page.getByPlaceholder('Write a message').fill('Out of a tab without storage');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('log').getByText('Out of a tab without storage')).toBeVisible();
    await expect.poll(() => control.countRequests('POST', '/api/chat.php')).toBe(1);
    await control.receiveMessage(MAYA.profileId, DEMO.email, 'An answer that comes in by itself');
    await expect(page.getByRole('log').getByText('An answer that comes in by itself')).toBeVisible({ timeout: 20_000 });

    // The choice applies to this tab, and the session is kept by the server.
    await page.reload();
    await expect(page.getByRole('log').getByText('An answer that comes in by itself')).toBeVisible();
    await expect(unstored).toBeVisible();
    const other = await context.newPage();
    await other.goto('/chats');
    await expect(other.getByRole('heading', { level: 1, name: 'Your browser doesn’t allow storage' })).toBeVisible();
  });

  test('without network a tab that stores nothing keeps the message and asks before it is closed', async ({
    context,
    page,
    control,
    guard,
  }) => {
    // Failed requests of the page itself are printed on its console, unlike those of a worker.
    guard.allow(/Failed to load resource/);
    await refuseStorage(context);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Go on without storing' }).click();
    await submitLogin(page);
    await page.getByRole('link', { name: 'Chats' }).first().click();
    await page.getByText('Maya').first().click();
    await expect(page.getByRole('log')).toBeVisible();
    await context.setOffline(true);
    await page.getByPlaceholder('Write a message').fill('Said in a tunnel');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('log').getByText('Said in a tunnel')).toBeVisible();
    // The beforeunload handler is installed after the next read of the outbox, some milliseconds after the first paint.
    await expect
      .poll(() => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true }))))
      .toBe(false);
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await context.setOffline(false);
    await expect.poll(() => control.countRequests('POST', '/api/chat.php')).toBe(1);
  });

  test('a page whose own storage fails while its worker’s stands says so too, and goes on', async ({ context }) => {
    const page = await context.newPage();
    await logIn(page);
    await page.addInitScript(REFUSE_STORAGE);
    await page.goto('/chats');
    await page.getByRole('button', { name: 'Go on without storing' }).click();
    await expect(page.getByText('Maya').first()).toBeVisible();
  });

  test('a storage that never answers is told as such, and the app is there once it does', async ({ context }) => {
    await withoutSharedWorker(context);
    const page = await context.newPage();
    await logIn(page);
    await page.goto('/config.json');
    const release = await holdStorage(page);
    const late = await context.newPage();
    await late.goto('/chats');
    await expect(late.getByRole('heading', { level: 1, name: 'Your browser’s storage isn’t answering' })).toBeVisible({
      timeout: 15_000,
    });
    await expect(late.getByRole('button', { name: 'Go on without storing' })).toBeVisible();
    await release();
    await expect(late.getByText('Maya').first()).toBeVisible({ timeout: 15_000 });
    // It was greeted more than once, and is watched once.
    await expect.poll(() => pingLocks(late)).toEqual({ held: 1, pending: 0 });
  });

  test('a member whose browser begins to refuse storage gets a message, and a new try helps', async ({ context }) => {
    await withoutSharedWorker(context);
    const page = await context.newPage();
    await logIn(page);
    await refuseStorageInWorker(context);
    await page.goto('/chats');
    await expect(page.getByRole('heading', { level: 1, name: 'Your browser doesn’t allow storage' })).toBeVisible();
    await context.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Maya').first()).toBeVisible();
  });
});

/** Fills in the login form and submits it, without navigating. */
async function submitLogin(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(DEMO.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/home');
}

/** Blocks all other connections to the device database, like a long upgrade. Resolves with a function that ends it. */
async function holdStorage(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('rendezvous-device', 99);
        opening.onupgradeneeded = () => {
          const { transaction } = opening;
          const store = transaction?.objectStore('settings');
          Reflect.set(window, 'isHolding', true);
          // A transaction stays active as long as it has a pending request; aborting it leaves everything as it was.
          const ask = () => {
            resolve();
            if (Reflect.get(window, 'isHolding') !== true) transaction?.abort();
            else if (store !== undefined) store.count().onsuccess = ask;
          };
          ask();
        };
      }),
  );
  return async () => {
    await page.evaluate(() => Reflect.set(window, 'isHolding', false));
  };
}
