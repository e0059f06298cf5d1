import { expect, type Page } from 'playwright/test';

/** Resolves when the page shows its content: a heading, no skeleton, all fonts and every picture in view. */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The page of components shows a busy button for ever.
  await expect(page.locator('[aria-busy="true"]:not(button)')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.loading === 'lazy'));
}

/** The address of the topmost chat of the member who is logged in. */
export async function openFirstChat(page: Page): Promise<string> {
  await page.goto('/chats');
  const link = page.locator('main a[href^="/chats/"]').first();
  await expect(link).toBeVisible();
  const path = await link.getAttribute('href');
  if (path === null) throw new Error('The topmost chat has no address');
  return path;
}

/** Shows the page light or dark and waits for the colours to arrive; those that still change have no contrast yet. */
export async function showScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map((transition) => transition.finished));
  });
}

/** Goes to an address as a link does: the router hears of it, and nothing is loaded anew. */
export async function openWithin(page: Page, address: string): Promise<void> {
  // A prerendered page has no router yet, and so no way within.
  await expect(page.locator('html')).toHaveAttribute('data-usable', '');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.evaluate((path) => history.pushState(null, '', path), address);
}
