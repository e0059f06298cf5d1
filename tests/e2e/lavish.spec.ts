import { expect, type Locator, type Page } from 'playwright/test';
import { beLoggedIn, logIn, OTHER, test } from './fixtures.ts';
import { settle } from './page-state.ts';

const PHONE = { width: 320, height: 640 };
const DESKTOP = { width: 1280, height: 800 };

test.use({ viewport: PHONE });

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'rendezvous_template', value: 'lavish', url: baseURL ?? '' }]);
});

test('the navigation of lavish steps back while one reads, and returns on the way up and for the keyboard', async ({
  page,
}) => {
  await logIn(page);
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await page.goto('/likes');
    await settle(page);
    // A page opened again restores its scroll position.
    await page.evaluate(() => window.scrollTo(0, 0));
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    await expect(navigation).toBeInViewport({ ratio: 1 });

    await scrollBy(page, 500);
    await expectOutOfSight(navigation);
    await scrollBy(page, -120);
    await expect(navigation).toBeInViewport({ ratio: 1 });

    await scrollBy(page, 300);
    await expectOutOfSight(navigation);
    await navigation.getByRole('link').first().focus();
    await expect(navigation).toBeInViewport({ ratio: 1 });
  }
});

test('on a small phone no name is parted from the comma after it', async ({ page }) => {
  await beLoggedIn(page);
  await page.goto('/likes/received');
  await expect(page.getByRole('heading', { name: 'Alessia' })).toBeVisible();
  await settle(page);
  const parted = await page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('h3 a')].flatMap((link) => {
      const [name, rest] = link.childNodes;
      if (name === undefined || rest === undefined) return [];
      const lineOf = (node: Node, start: number, end: number) => {
        const range = document.createRange();
        range.setStart(node, start);
        range.setEnd(node, end);
        return range.getBoundingClientRect().bottom;
      };
      const text = name.firstChild ?? name;
      const length = text.textContent?.length ?? 0;
      return lineOf(text, length - 1, length) === lineOf(rest, 0, 1) ? [] : [link.textContent];
    }),
  );
  expect(parted).toEqual([]);
});

test('a wide masthead has room for a name of nine letters', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await beLoggedIn(page, OTHER);
  await page.goto('/chats');
  const name = page.getByRole('button', { name: /Katharina/ }).getByText('Katharina');
  await expect(name).toBeVisible();
  expect(await name.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

async function scrollBy(page: Page, distancePx: number): Promise<void> {
  await page.mouse.wheel(0, distancePx);
}

async function expectOutOfSight(navigation: Locator): Promise<void> {
  await expect(navigation).not.toBeInViewport();
}

test('the menu of a member lies above the buttons of a wide window, so that all of it can be pressed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await beLoggedIn(page);
  await page.goto('/members/135');
  await settle(page);
  await page.getByRole('button', { name: /: report, block$/ }).click();
  await page.getByRole('menuitem', { name: /^Block/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
