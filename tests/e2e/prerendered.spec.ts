import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { expect } from 'playwright/test';
import { APP_OUTPUT } from '../../scripts/build/output-paths.ts';
import { chunkPattern } from './built-chunks.ts';
import { logIn, test } from './fixtures.ts';
import { APP_SCRIPTS, goToPainted, holdScripts } from './held-scripts.ts';
import { settle } from './page-state.ts';
import { CORE, STORY } from './tags.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'de-DE' });

  test('a page of visitors has its words, its form and its head in the language that the browser asks for', {
    tag: CORE,
  }, async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible();
    await page.goto('/login');
    await expect(page).toHaveTitle(/^Anmelden · /);
    await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'de_DE');
    // A form submitted at this point must not put a password into the URL.
    await expect(page.locator('form')).toHaveAttribute('method', 'post');
    await page.goto('/pricing');
    // What is free is so in every country.
    await expect(page.getByRole('row', { name: 'Nachrichten lesen' })).toContainText('kostenlos');
  });

  test('a page says in its language, beside its form, that it needs JavaScript, also once the form was sent', async ({
    page,
  }) => {
    const notice = page.locator('noscript p');
    for (const path of ['/', '/login', '/signup', '/reset-password', '/complaints', '/landers/gallery/she-de']) {
      await page.goto(path);
      await expect(notice, path).toBeInViewport();
      await expect(notice, path).toHaveText(/^Diese Website braucht JavaScript/);
      // A connection is not what is missing.
      await expect(page.locator('#failed'), path).toHaveCSS('display', 'none');
    }
    await page.goto('/login?next=%2Fhome');
    await page.getByLabel('E-Mail-Adresse').fill('demo@example.com');
    await page.getByLabel('Passwort', { exact: true }).fill('demo-password');
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Anmelden' }).click();
    expect((await answered).status()).toBe(303);
    await expect(page).toHaveURL('/login?next=%2Fhome');
    await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
    await expect(notice).toBeInViewport();
  });
});

test('every prerendered page is taken over as it stands, without a mismatch', { tag: STORY }, async ({ page }) => {
  test.setTimeout(240_000);
  const paths = prerenderedPaths();
  expect(paths.length).toBeGreaterThan(15);
  for (const path of paths) {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const app = page.locator('#app');
    await expect(app, path).not.toBeEmpty();
    const sent = await readHead(page);
    await app.evaluate((element) => element.querySelector('#main *')?.setAttribute('data-seen', ''));
    release();
    await expect(page.locator('html'), path).toHaveAttribute('data-usable', '');
    await settle(page);
    // The same elements that the server sent; a mismatch would have replaced them and is reported (fixtures).
    await expect(page.locator('#app #main [data-seen]'), path).toHaveCount(1);
    // Search engines run the script too, so the head must not change.
    expect(await readHead(page), path).toEqual(sent);
  }
});

test('the landing pages of a member have words and form before the script, in the language of their address; then the member comes', async ({
  page,
}) => {
  await page.goto('/landers/gallery/eng');
  const address = await page.locator('a[href$="/landing"]').first().getAttribute('href');
  for (const [kind, submit] of [
    ['landing', 'Create account'],
    ['signup', 'Create account'],
    ['landing2/de', 'Konto anlegen'],
    ['landing3/she-de', 'Konto anlegen'],
  ] as const) {
    const path = `${address}`.replace('landing', kind);
    const release = await holdScripts(page);
    await goToPainted(page, path);
    await expect(page.getByRole('button', { name: submit }), path).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(0);
    await page.locator('input[type="email"]').fill('early@example.com');
    await page.locator('#app form').evaluate((form) => form.setAttribute('data-seen', ''));
    release();
    await expect(page.locator('html'), path).toHaveAttribute('data-usable', '');
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    // The same form that the server sent, with what was typed.
    await expect(page.locator('form[data-seen] input[type="email"]'), path).toHaveValue('early@example.com');
    await expect(page, path).toHaveURL(path);
  }
});

/** Returns what search engines show of a page. */
async function readHead(page: Page): Promise<{ title: string; description: string | null }> {
  const description = await page.locator('meta[name="description"]').getAttribute('content');
  return { title: await page.title(), description };
}

test('a page is read while the script that judges it is on its way, and painted only once it has been judged', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/first-look-[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  // The whole page with its style sheets, then a round trip in which a browser that may paint does so.
  await expect(page.locator('#failed')).toBeAttached();
  await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThanOrEqual(3);
  await page.evaluate(() => fetch('/config.json', { cache: 'no-store' }).then((response) => response.text()));
  const readFirstPaint = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null);
  expect(await readFirstPaint()).toBeNull();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-usable', '');
  expect(await readFirstPaint()).not.toBeNull();
});

test('a page that does not fit the device is never shown', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'rendezvous_template', value: 'lavish', url: baseURL ?? '' }]);
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-misfit', '');
  await expect(page.locator('#app')).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/template-lavish/);
});

test('a member who comes back does not see the page of visitors', { tag: CORE }, async ({ page }) => {
  await logIn(page);
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-misfit', '');
  await expect(page.locator('#app')).toBeHidden();
  release();
  await page.waitForURL('**/home');
});

for (const template of ['social', 'classic', 'lavish']) {
  test(`a member's page has its frame before any script of the app, in ${template}`, async ({ page, baseURL }) => {
    await logIn(page);
    await page.context().addCookies([{ name: 'rendezvous_template', value: template, url: baseURL ?? '' }]);
    const release = await holdScripts(page);
    await page.goto('/chats', { waitUntil: 'commit' });
    const shell = page.locator('#shell');
    await expect(shell).toBeVisible();
    await expect(shell.locator('svg').first()).toBeVisible();
    await expect(shell.locator('[class*="__entry"]').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-navigation', template);
    await expect(page.locator('#app')).toBeEmpty();
    release();
    await expect(page.locator('main a[href^="/chats/"]').first()).toBeVisible();
    await expect(shell).toBeHidden();
  });
}

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('a page whose script is gone stays readable, and says at once that it cannot go on', { tag: CORE }, async ({
    page,
    guard,
  }) => {
    guard.allowFailedRequests();
    await page.route(APP_SCRIPTS, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await page.goto('/');
    await expect(page.getByRole('alert')).toContainText('Hier geht es gerade nicht weiter');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.unroute(APP_SCRIPTS);
    await page.getByRole('link', { name: 'Seite neu laden' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-usable', '');
    await expect(page.getByRole('alert')).toBeHidden();
  });
});

test('a page whose own code is gone stays readable after one reload, and says so', async ({ page, guard }) => {
  guard.allowFailedRequests();
  guard.allow(/Failed to fetch|dynamically imported/);
  let pageLoads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pageLoads += 1;
  });
  await page.route(chunkPattern('src/features/session/login-page.tsx'), (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  );
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/login');
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('This page can’t go on');
  await expect(notice.getByRole('link')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  expect(pageLoads).toBe(2);
});

/** Returns the URL paths of all prerendered pages, in English. */
function prerenderedPaths(): string[] {
  const folder = join(APP_OUTPUT, 'pages/en');
  return (
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      // Those of a member change their title with the person: a test of their own.
      .filter((file) => file.endsWith('.html') && file !== '404.html' && !file.startsWith('members/'))
      .map(
        (file) =>
          `/${file
            .replace(/(?:^|\/)index\.html$/, '')
            .replace(/\.html$/, '')
            .replace(/_$/, 'eng')
            .replace(/_([a-z]+)$/, '$1-eng')}`,
      )
      // Families differ only in the words of a niche: one family represents all of them.
      .filter((path) => !/^\/landers\/(?!gallery).*-eng$/.test(path))
      .sort()
  );
}

test('an address of search engines shows its language, keeps it and goes out of the address', async ({ page }) => {
  await page.goto('/pricing?network=partner&locale=de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect(page.locator('html')).toHaveAttribute('data-usable', '');
  await expect(page).toHaveURL('/pricing');
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
});
