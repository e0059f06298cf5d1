import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { expect } from 'playwright/test';
import { APP_OUTPUT } from '../../scripts/build/output-paths.ts';
import { tinyPng } from '../../scripts/check-contract/requests/tiny-png.ts';
import { chunkPattern } from './built-chunks.ts';
import { DEMO, logIn, test } from './fixtures.ts';
import { settle } from './page-state.ts';

/** The app's entry and its imports, but not first-look. */
const APP_SCRIPTS = /\/assets\/app-[^/]+\.js$/;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'de-DE' });

  test('a page of visitors has its words, its form and its head in the language that the browser asks for', async ({
    page,
  }) => {
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
  });
});

test('every prerendered page is taken over as it stands, without a mismatch', async ({ page }) => {
  test.setTimeout(240_000);
  const paths = prerenderedPaths();
  expect(paths.length).toBeGreaterThan(15);
  for (const path of paths) {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const app = page.locator('#app');
    await expect(app, path).not.toBeEmpty();
    const sent = await readHead(page);
    await app.evaluate((element) => element.querySelector('main *')?.setAttribute('data-seen', ''));
    release();
    await expect(page.locator('html'), path).toHaveAttribute('data-usable', '');
    await settle(page);
    // The same elements that the server sent; a mismatch would have replaced them and is reported (fixtures).
    await expect(page.locator('#app main [data-seen]'), path).toHaveCount(1);
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
    await page.goto(path, { waitUntil: 'commit' });
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

test('what is typed and sent before the script comes goes on once it is there', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.locator('input[autocomplete="username"]').fill(DEMO.email);
  await page.locator('input[autocomplete="current-password"]').fill(DEMO.password);
  await page.locator('form button[type="submit"]').click();
  await expect(page).toHaveURL('/login');
  release();
  await page.waitForURL('**/home');
});

test('a form is sent once, whether its script comes before or after the press', async ({ openContext, control }) => {
  for (const delayMs of [0, 20, 40, 80, 160, 320]) {
    const page = await (await openContext()).newPage();
    await control.reset();
    const release = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.locator('input[autocomplete="username"]').fill(DEMO.email);
    await page.locator('input[autocomplete="current-password"]').fill(DEMO.password);
    release();
    await page.evaluate((afterMs) => {
      setTimeout(() => document.querySelector<HTMLElement>('form button[type="submit"]')?.click(), afterMs);
    }, delayMs);
    await page.waitForURL('**/home');
    // A call refused for an outdated CSRF token is retried with a new one and does not count.
    const count = (await control.requests()).filter(
      ({ path, status }) => path === '/api/login.php' && status === 200,
    ).length;
    expect(count, `pressed ${delayMs} ms after the script was let through`).toBe(1);
    await page.context().close();
  }
});

test('a sign-up that is half typed before the script comes loses nothing', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/signup', { waitUntil: 'commit' });
  const email = page.locator('input[type="email"]');
  const name = page.getByLabel('Name', { exact: false }).first();
  await email.fill('early@example.com');
  await name.pressSequentially('Earl');
  release();
  await expect(page.getByText('You can use this address.')).toBeVisible();
  await expect(name).toBeFocused();
  await page.keyboard.type('y');
  await expect(name).toHaveValue('Early');
  await expect(email).toHaveValue('early@example.com');
});

test('a page that knows from its address why one logs in says so before the script comes, and nothing moves under the pointer', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/login?next=/chats', { waitUntil: 'commit' });
  await expect(page.getByText('Please log in to see this page.')).toBeVisible();
  const submit = page.getByRole('button', { name: 'Log in' });
  const before = await submit.boundingBox();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-usable', '');
  await settle(page);
  await expect(page.getByText('Please log in to see this page.')).toBeVisible();
  expect(await submit.boundingBox()).toEqual(before);
  await page.goto('/login');
  await settle(page);
  await expect(page.getByText('Please log in to see this page.')).toBeHidden();
});

test('a form has what was typed on the page before, and loses nothing that is typed into it before the script comes', async ({
  page,
}) => {
  const email = page.getByRole('textbox', { name: 'Email' });
  const password = page.getByRole('textbox', { name: 'Password' });
  await page.goto('/landers/gallery/eng');
  await expect(page.locator('html')).toHaveAttribute('data-usable', '');
  await email.fill('kept@example.com');
  const release = await holdScripts(page);
  await page.goto('/landers/collagelanding/eng', { waitUntil: 'commit' });
  await password.fill('a-long-password');
  release();
  await expect(email).toHaveValue('kept@example.com');
  await expect(password).toHaveValue('a-long-password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.locator('html')).toHaveClass(/logged-in/);
});

test('a complaint that is filled in before the script comes keeps each field, and what its address fills in', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/complaints?kind=copyright&target=Noor', { waitUntil: 'commit' });
  await page.getByLabel('What’s wrong?').fill('My photo.');
  await page.getByLabel('Email').fill('alex@example.org');
  await page.getByLabel(/To the best of my knowledge/).check();
  await page.locator('input[type="file"]').setInputFiles({
    name: 'proof.png',
    mimeType: 'image/png',
    buffer: Buffer.from(tinyPng(64, [200, 120, 90])),
  });
  release();
  await expect(page.getByText('proof.png')).toBeVisible();
  await expect(page.getByLabel('What’s wrong?')).toHaveValue('My photo.');
  await expect(page.getByLabel('Email')).toHaveValue('alex@example.org');
  await expect(page.getByLabel(/To the best of my knowledge/)).toBeChecked();
  await expect(page.getByLabel('Which page or member?')).toHaveValue('Noor');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(/^C-\d+-\d+$/)).toBeVisible();
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

test('a member who comes back does not see the page of visitors', async ({ page }) => {
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
    await expect(shell.locator('svg')).toBeVisible();
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

  test('a page whose script is gone stays readable, and says at once that it cannot go on', async ({ page, guard }) => {
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
  await page.goto('/login');
  await expect(page.getByRole('alert')).toContainText('This page can’t go on');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  expect(pageLoads).toBe(2);
});

/** Delays the app's own scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(APP_SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

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
