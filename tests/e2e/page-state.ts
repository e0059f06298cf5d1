import { expect, type Page } from 'playwright/test';
import { rootClassOf } from '../../src/app/root-classes.ts';
import { ADDRESSES } from './addresses.ts';

/** Resolves when the page shows its content: a heading, no skeletons, all fonts and all pictures in view. */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The component page always shows a busy button.
  await expect(page.locator('[aria-busy="true"]:not(button)')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || image.loading === 'lazy'));
}

/** Returns the path of the topmost chat of the logged-in member. */
export async function openFirstChat(page: Page): Promise<string> {
  await page.goto('/chats');
  const link = page.locator('main a[href^="/chats/"]').first();
  await expect(link).toBeVisible();
  const path = await link.getAttribute('href');
  if (path === null) throw new Error('The topmost chat has no address');
  return path;
}

/** Switches the colour scheme and waits for transitions to end: contrast can only be measured afterwards. */
export async function showScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map((transition) => transition.finished));
  });
}

/** Navigates like a link: through the router, without a page load. */
export async function openWithin(page: Page, address: string): Promise<void> {
  // A prerendered page has no router before hydration.
  await expect(page.locator('html')).toHaveAttribute('data-usable', '');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.evaluate((path) => history.pushState(null, '', path), address);
}

/**
 * Resolves when the frame around the page matches the address, one of the sample addresses. The frame changes together
 * with the page in response to user input, so this is no layout shift, even on a slow machine.
 */
export async function frameStands(page: Page, address: string): Promise<void> {
  const names = ADDRESSES.filter((route) => route.address === address).map(({ name }) => rootClassOf(name));
  await page.waitForFunction(
    (expected) => expected.some((name) => document.documentElement.classList.contains(name)),
    names,
  );
  await painted(page);
}

/** Resolves after the next paint. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Resolves after 100 ms without DOM changes. */
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
