import { expect, type Page } from 'playwright/test';
import { LOCALE_COOKIE_NAME } from '../../worker/public/constants.ts';
import { chunkPattern } from './built-chunks.ts';
import { beLoggedIn, logIn, test } from './fixtures.ts';
import { painted } from './page-state.ts';
import { CORE } from './tags.ts';

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });
  test.beforeEach(({ guard }) => guard.allow(/Service Worker registration blocked by Playwright/));

  test('a newer build makes the next navigation a full page load, once', { tag: CORE }, async ({ page }) => {
    await page.goto('/');
    await markPage(page);
    await page.route('**/build.json', (route) => route.fulfill({ json: { id: '0123456789abcdef' } }));
    await comeBackLater(page);
    expect(await isMarked(page)).toBe(true);
    await openLogin(page);
    await expect.poll(() => isMarked(page)).toBe(false);
    await expect(page).toHaveURL('/login');
    await expect(page.getByLabel('Email')).toBeVisible();
    // Already taken: not again for the same build.
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await comeBackLater(page);
    await page.getByRole('main').getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page).toHaveURL(/\/reset-password$/);
    await expect(page.getByLabel('Email')).toBeVisible();
    await painted(page);
    expect(loads).toBe(0);
  });

  test('a build manifest that cannot be had is only logged', async ({ page, guard }) => {
    guard.allow(/build\.json|Failed to load resource/);
    await page.goto('/');
    await markPage(page);
    await page.route('**/build.json', (route) => route.fulfill({ status: 500, body: 'no' }));
    const warned = page.waitForEvent('console', (message) =>
      message.text().includes('build.json: the server answered 500'),
    );
    await comeBackLater(page);
    await warned;
    await openLogin(page);
    await expect(page.getByLabel('Email')).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });

  test('a chunk that fails to load reloads the page once, then says so, and the indicator shows the error colour', async ({
    page,
    guard,
  }) => {
    guard.allow(/Failed to (load resource|fetch)|net::ERR_|dynamically imported|Importing a module/);
    // A failure is shown for a second. The clock is paused until the press, so the press itself must remove it.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    let pageLoads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) pageLoads += 1;
    });
    // Not a prerendered page, which would stay as it is (prerendered.spec.ts).
    await page.route(chunkPattern('src/features/money/transaction-page.tsx'), (route) => route.abort());
    await page.goto('/transactions/t_demo_000000000000016');
    const problem = page.getByRole('heading', { level: 1, name: 'This couldn’t be loaded' });
    // On a slow machine, React has already shown the page's placeholder and delays the next update by 300 ms of this
    // clock: in steps small against the second, and so large that a poll with few turns gets there.
    await expect
      .poll(
        async () => {
          await page.clock.runFor(50);
          return await problem.isVisible();
        },
        { intervals: [200], timeout: 15_000 },
      )
      .toBe(true);
    await expect(page.locator('[data-phase]')).toHaveAttribute('data-phase', 'failed');
    expect(pageLoads).toBe(2);
    await page.unroute(chunkPattern('src/features/money/transaction-page.tsx'));
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.clock.resume();
    await expect(problem).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(pageLoads).toBe(2);
  });
});

test('an error of the application turns the indicator to the error colour and shows the error page', async ({
  page,
  guard,
}) => {
  guard.allow(/Asked for in the developer area/);
  await page.goto('/_dev/components');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const bar = document.querySelector('[data-phase]');
    const phases: string[] = [];
    Reflect.set(window, 'phases', phases);
    if (bar === null) return;
    new MutationObserver(() => phases.push(bar.getAttribute('data-phase') ?? '')).observe(bar, { attributes: true });
  });
  await page.getByRole('button', { name: 'Cause an application error' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Error 500' })).toBeVisible();
  // The loading bar may still be fading out after the page has appeared.
  const phasesFromFailure = () =>
    page.evaluate(() => {
      const phases: unknown = Reflect.get(window, 'phases');
      return Array.isArray(phases) ? phases.slice(phases.indexOf('failed')) : [];
    });
  await expect.poll(phasesFromFailure).toEqual(['failed', 'fading', 'idle']);
});

test('the error page shows status and message, ways in to visitors, and their profile to members', async ({
  page,
  guard,
}) => {
  guard.allowMissingPages();
  await page.goto('/no-such-page');
  const main = page.getByRole('main');
  await expect(page.getByText('Page Not Found: /no-such-page')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Create account' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Log in' }).first()).toHaveAttribute('href', '/login');
  await beLoggedIn(page);
  await page.goto('/no-such-page');
  await expect(page.getByText('Page Not Found: /no-such-page')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Your profile' })).toBeVisible();
});

test('messages that cannot be loaded are a warning, and the app goes on in English', async ({
  page,
  context,
  baseURL,
  guard,
}) => {
  guard.allow(/Failed to load resource|console\.warning: .*messages\.json/);
  await context.addCookies([{ name: LOCALE_COOKIE_NAME, value: 'de', url: baseURL ?? '' }]);
  await context.route('**/_i18n/**', (route) => route.fulfill({ body: '{"en":', contentType: 'application/json' }));
  const warned = page.waitForEvent('console', (message) => message.text().includes('messages.json'));
  await page.goto('/login');
  await warned;
  // The page that was there before the app is in German.
  await expect(page.locator('html')).toHaveAttribute('data-usable', '');
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('broken cookies are as good as none', async ({ page, context, baseURL }) => {
  const broken = ['i18n_redirected', 'rendezvous_template', 'rendezvous_tracking', 'rendezvous_consent'];
  await context.addCookies(broken.map((name) => ({ name, value: '%E0%A4%A', url: baseURL ?? '' })));
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('data-usable', '');
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/template-social/);
});

test('a service worker that cannot be registered sets a flag, and the app goes on', async ({
  page,
  context,
  guard,
}) => {
  guard.allow(/Failed to load resource|service worker|ServiceWorker/i);
  await context.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('refused'));
  });
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('data-service-worker', 'registration-failed');
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('a 403 from the user call clears the member and leads to login', { tag: CORE }, async ({ page, control }) => {
  await logIn(page);
  await control.setFaults([{ path: '/api/user.php', fault: 'status:403' }]);
  await page.reload();
  await expect(page).toHaveURL(/\/login/, { timeout: 15_000 });
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('a logout that fails clears the member and leads to login all the same', async ({ page, control }) => {
  await logIn(page);
  await control.setFaults([{ path: '/api/logout.php', fault: 'status:500' }]);
  await page
    .getByRole('button', { name: /Account/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: /Log out/ }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/home');
  await expect(page).toHaveURL(/\/login\?next=/);
});

/** Simulates a device that was away: the page checks for a newer build. */
async function comeBackLater(page: Page): Promise<void> {
  // The check for builds starts together with the code that links the manifest.
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', /^\/manifests\//);
  const asked = page.waitForResponse('**/build.json');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await asked;
}

async function openLogin(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Log in' }).first().click();
}

async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => document.body.setAttribute('data-marked', ''));
}

async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.body.hasAttribute('data-marked')).catch(() => true);
}
