import { expect, type Page } from 'playwright/test';
import { rootClassOf } from '../../src/app/root-classes.ts';
import { ADDRESSES } from './addresses.ts';

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

/**
 * Resolves when the frame around the page is that of the address, one of the sample addresses. It changes with the
 * page, as the answer to a press: no shift, however long a busy machine takes for it.
 */
export async function frameStands(page: Page, address: string): Promise<void> {
  const names = ADDRESSES.filter((route) => route.address === address).map(({ name }) => rootClassOf(name));
  await page.waitForFunction(
    (expected) => expected.some((name) => document.documentElement.classList.contains(name)),
    names,
  );
  await painted(page);
}

/** Resolves when what was rendered has been painted. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Resolves when nothing in the page has changed for a tenth of a second. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const end = () => {
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(end, 100);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(end, 100);
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
  );
}
