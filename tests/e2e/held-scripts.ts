import type { Page } from 'playwright/test';

/** The app's entry and its imports, but not first-look. */
export const APP_SCRIPTS = /\/assets\/app-[^/]+\.js$/;

/** Delays the app's own scripts until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
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

/**
 * Goes to a page and resolves once it is painted: a page is parsed before that, and a test would press what nobody can see
 * yet.
 */
export async function goToPainted(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}
