import { expect, type Page } from 'playwright/test';
import { test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

test('calls of the API and built files pass the service worker by, messages do not', async ({ page, guard }) => {
  // A call without the headers of the contract is refused.
  guard.allowFailedRequests();
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const script = await page.locator('script[src^="/assets/"]').first().getAttribute('src');
  expect(await sourceOf(page, '/api/settings.php')).toBe('network');
  expect(await sourceOf(page, script ?? '')).toBe('cache');
  expect(await sourceOf(page, '/_i18n/en/messages.json')).toBe('');

  // What the browser has evicted comes from the network.
  await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));
  expect(await page.evaluate(async (url) => (await fetch(url, { cache: 'reload' })).status, script ?? '')).toBe(200);
});

/** Returns the source that the routes of the service worker have named for an answer; empty where they name none. */
async function sourceOf(page: Page, path: string): Promise<unknown> {
  return page.evaluate(async (asked) => {
    performance.clearResourceTimings();
    await (await fetch(asked)).arrayBuffer();
    const [entry] = performance.getEntriesByName(new URL(asked, location.href).href);
    return entry === undefined ? null : (Reflect.get(entry, 'workerFinalSourceType') ?? null);
  }, path);
}
