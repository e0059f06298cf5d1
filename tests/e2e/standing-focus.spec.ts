import { expect, type Locator, type Page } from 'playwright/test';
import { beLoggedIn, test } from './fixtures.ts';
import { settle } from './page-state.ts';
import { drawIn } from './template.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** What stands at the edge of the window while the page scrolls. */
const STANDING = [
  ['social', DESKTOP, '/likes', (page: Page) => page.getByRole('button', { name: /Robin/ })],
  ['classic', PHONE, '/search', (page: Page) => page.getByRole('search').getByRole('combobox').first()],
  [
    'lavish',
    PHONE,
    '/profile',
    (page: Page) =>
      page.getByRole('main').getByRole('navigation').getByRole('link', { name: 'About you', exact: true }),
  ],
  [
    'lavish',
    DESKTOP,
    '/members/221',
    (page: Page) => page.getByRole('main').getByRole('button', { name: /^Like/ }).first(),
  ],
] as const;

for (const [template, size, path, find] of STANDING) {
  test(`the focus of what stands still does not scroll ${path} in ${template}`, async ({ page, context, baseURL }) => {
    await drawIn(context, baseURL, template);
    await page.setViewportSize(size);
    await beLoggedIn(page);
    await page.goto(path);
    await settle(page);
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
    const standing: Locator = find(page);
    await expect(standing).toBeInViewport({ ratio: 1 });
    await standing.evaluate((element: HTMLElement) => element.focus());
    await expect(standing).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
  });
}
