import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { APP_OUTPUT } from '../../scripts/build/output-paths.ts';
import { logIn, test } from './fixtures.ts';
import { settle } from './page-state.ts';
import { startReference } from './reference.ts';

test.use({ serviceWorkers: 'allow' });

test('after the first visit any route starts without network', async ({ page, context, reference, guard }) => {
  guard.allowFailedRequests();
  await page.goto('/');
  await waitForControl(page);
  await reference.stop();
  for (const path of ['/', '/login', '/login?next=%2Fchats', '/no-such-page']) {
    const cold = await context.newPage();
    await cold.goto(path);
    await expect(cold.getByRole('heading', { level: 1 }), path).toBeVisible();
    await cold.close();
  }
});

test('portraits that were seen are kept, answers of the API are not', async ({ page }) => {
  await page.goto('/');
  await waitForControl(page);
  await logIn(page);
  await page.goto('/likes');
  await settle(page);
  await expect
    .poll(async () => (await cachedPaths(page)).filter((path) => path.startsWith('/media/')).length)
    .toBeGreaterThan(0);
  const paths = await cachedPaths(page);
  expect(paths.filter((path) => path.startsWith('/media/')).length).toBeLessThanOrEqual(300);
  expect(paths.filter((path) => path.startsWith('/api'))).toEqual([]);
});

test('a new version waits until the visitor agrees, then the page reloads with it', async ({ browser, guard }) => {
  const appDirectory = mkdtempSync(join(tmpdir(), 'rendezvous-app-'));
  cpSync(APP_OUTPUT, appDirectory, { recursive: true });
  const reference = await startReference(appDirectory);
  const context = await browser.newContext({ baseURL: reference.url, serviceWorkers: 'allow' });
  guard.watch(context);
  try {
    const page = await context.newPage();
    await page.goto('/');
    await waitForControl(page);
    appendFileSync(join(appDirectory, 'sw.js'), '\n// another version\n');
    await page.reload();
    const refresh = page.getByRole('button', { name: 'Refresh' });
    await expect(refresh).toBeVisible();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state)).toBe(
      'installed',
    );
    await Promise.all([page.waitForEvent('load'), refresh.click()]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(refresh).toHaveCount(0);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting)).toBeNull();
  } finally {
    await context.close();
    await reference.dispose();
    rmSync(appDirectory, { recursive: true, force: true });
  }
});

async function waitForControl(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

async function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map((request) => new URL(request.url).pathname);
  });
}
