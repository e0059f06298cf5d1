import { expect, type Page } from 'playwright/test';
import { TEMPLATE_NAMES } from '../../openapi/generated/enumerations.ts';
import { beLoggedIn, test } from './fixtures.ts';
import { expectNoSidewaysScroll, readLayoutShift, recordLayoutShift } from './layout.ts';
import { settle } from './page-state.ts';

const PHONE = { width: 360, height: 740 };
const PHONE_ON_ITS_SIDE = { width: 844, height: 390 };
const DESKTOP = { width: 1280, height: 800 };

for (const template of TEMPLATE_NAMES) {
  test(`on a phone the faces of ${template} begin at 200 pixels, and the filters stay in view`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(PHONE);
    await openSearch(page, template, baseURL);
    expect(await topOfFaces(page)).toBeLessThanOrEqual(200);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    await expect(page.getByLabel('Gender')).toBeInViewport({ ratio: 1 });
    await page.getByLabel('Gender').selectOption('Men');
    await expect(page).toHaveURL(/gender=male/);
    await page.getByLabel('Sort by').selectOption({ value: 'newest' });
    await expect(page).toHaveURL(/order=newest/);
    // The last of the row comes into view with the focus; below a sentence it is what a button opens.
    const refine = page.getByRole('button', { name: 'Refine' });
    if (await refine.isVisible()) await refine.click();
    await page.getByLabel('Also search Ireland').focus();
    await expect(page.getByLabel('Also search Ireland')).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
  });
}

test('a small desktop and a tablet have the faces of social in their first view, in German too', async ({
  page,
  context,
  baseURL,
}) => {
  for (const locale of ['en', 'de']) {
    await context.addCookies([{ name: 'i18n_redirected', value: locale, url: baseURL ?? '' }]);
    for (const { top, ...viewport } of [
      { width: 1024, height: 768, top: 320 },
      // A bar above the page.
      { width: 768, height: 1024, top: 360 },
    ]) {
      await page.setViewportSize(viewport);
      await openSearch(page, 'social', baseURL);
      expect(await topOfFaces(page), `${locale} ${viewport.width}`).toBeLessThanOrEqual(top);
      await expectNoSidewaysScroll(page);
    }
  }
});

test('a phone on its side has faces in its first view, and the filters in one row', async ({ page, baseURL }) => {
  await page.setViewportSize(PHONE_ON_ITS_SIDE);
  for (const template of TEMPLATE_NAMES) {
    await openSearch(page, template, baseURL);
    expect(await topOfFaces(page), template).toBeLessThanOrEqual(240);
    const filters = await page.getByRole('search').first().boundingBox();
    expect(filters?.height, template).toBeLessThanOrEqual(72);
    await expectNoSidewaysScroll(page);
  }
});

test('the widest phones are phones: two faces beside each other, and all kinds of likes in view, in German too', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 440, height: 900 });
  await context.addCookies([{ name: 'i18n_redirected', value: 'de', url: baseURL ?? '' }]);
  await openSearch(page, 'social', baseURL);
  // Advertisements are tiles too.
  const first = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.locator('article') })
    .first();
  const tops = await first.evaluate((list) =>
    [...list.children].map((tile) => Math.round(tile.getBoundingClientRect().top)),
  );
  expect(tops.filter((top) => top === tops[0])).toHaveLength(2);
  for (const template of TEMPLATE_NAMES) {
    await context.addCookies([{ name: 'rendezvous_template', value: template, url: baseURL ?? '' }]);
    await page.goto('/likes');
    await settle(page);
    const kinds = page.getByRole('main').getByRole('navigation').getByRole('link');
    await expect(kinds).toHaveCount(4);
    // Its count is the widest part to come.
    await expect(kinds.nth(1)).toHaveText(/\d/);
    await expect(kinds.last()).toBeInViewport({ ratio: 1 });
  }
});

test('all kinds of likes are in view on phones in the longest words: Dutch on a usual one, German on a small one', async ({
  page,
  context,
  baseURL,
}) => {
  await beLoggedIn(page);
  for (const template of TEMPLATE_NAMES) {
    await context.addCookies([{ name: 'rendezvous_template', value: template, url: baseURL ?? '' }]);
    for (const [locale, width] of [
      ['nl', 390],
      ['de', 320],
    ] as const) {
      await context.addCookies([{ name: 'i18n_redirected', value: locale, url: baseURL ?? '' }]);
      await page.setViewportSize({ width, height: 640 });
      await page.goto('/likes/received');
      await settle(page);
      const kinds = page.getByRole('main').getByRole('navigation');
      await expect(kinds.getByRole('link').nth(1)).toHaveText(/\d/);
      const over = await kinds.evaluate((row) => row.scrollWidth - row.clientWidth);
      expect(over, `${template} ${locale}`).toBeLessThanOrEqual(0);
    }
  }
});

test('the results of classic are a table: its heads order them, and so does a list beside their number', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(DESKTOP);
  await openSearch(page, 'classic', baseURL);
  await expect(page.getByRole('button', { name: 'Member: Youngest' })).toBeVisible();
  const order = page.getByLabel('Sort by');
  for (const [name, value] of [
    ['Youngest', 'age'],
    ['Newest', 'newest'],
    ['Online', 'online'],
  ] as const) {
    await order.selectOption(name);
    await expect(page).toHaveURL(new RegExp(`order=${value}`));
  }
  // A head only over a column: who is online stands in that of the names.
  await expect(page.getByRole('button', { name: 'Online: Online' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Place: Nearest' }).click();
  await expect(page).not.toHaveURL(/order=/);
  await expect(order).toHaveValue('nearby');
  // A portrait of 110 px with little around it: as many rows as a directory with faces has.
  await settle(page);
  const row = await page.getByRole('article').first().boundingBox();
  expect(row?.height).toBeLessThanOrEqual(128);
  // The filter names the country; a search in two of them has it in each row.
  await expect(page.getByRole('article').first()).not.toContainText('United Kingdom');
  await page.getByLabel('Also search Ireland').check();
  await expect(page.getByRole('article').first()).toContainText(/United Kingdom|Ireland/);
});

test('the search of lavish is a sentence of native lists, with the rest behind a button', async ({ page, baseURL }) => {
  await page.setViewportSize(DESKTOP);
  await openSearch(page, 'lavish', baseURL);
  expect(await topOfFaces(page)).toBeLessThanOrEqual(260);
  const form = page.getByRole('search', { name: 'Filters' });
  await expect(form.getByRole('combobox')).toHaveCount(4);
  await form.getByLabel('Gender').selectOption('Men');
  await form.getByLabel('Age').selectOption('over 65');
  await form.getByLabel('Country').selectOption('anywhere');
  await form.getByLabel('Sort by').selectOption('newest first');
  await expect(page).toHaveURL('/search?gender=male&min_age=66&order=newest');
  await expect(form.locator('p')).toContainText('Men');
  await expect(form.locator('p')).toContainText('over 65');
  // By keyboard: the list, the saved searches, then what is behind the button.
  await form.getByLabel('Sort by').focus();
  await page.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: /^Saved searches/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await form.getByLabel('Hide nude photos').check();
  await expect(form.getByRole('button', { name: 'Refine (1)' })).toHaveAttribute('aria-expanded', 'true');
  await expect(form.getByLabel('Region')).toBeVisible();
  // A phone has the same sentence, and what is behind the button stays open.
  await page.setViewportSize(PHONE);
  await expect(form.locator('p')).toContainText('over 65');
  await expect(form.getByLabel('Gender')).toHaveValue('male');
  await expect(form.getByLabel('Region')).toBeVisible();
});

test('on a phone what can be done with a search of lavish are icons in a line above the sentence, none upon another', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'i18n_redirected', value: 'de', url: baseURL ?? '' }]);
  for (const viewport of [{ width: 280, height: 653 }, PHONE, PHONE_ON_ITS_SIDE]) {
    await page.setViewportSize(viewport);
    await openSearch(page, 'lavish', baseURL);
    const main = page.getByRole('main');
    const places = await Promise.all(
      [
        main.getByRole('status').getByRole('heading', { name: /gefunden$/ }),
        main.getByRole('button', { name: /^Gespeicherte Suchen/ }),
        main.getByRole('button', { name: 'Verfeinern' }),
        main.getByRole('button', { name: 'Einzeln ansehen' }),
      ].map((part) => part.boundingBox()),
    );
    const [count, ...buttons] = places;
    for (const [index, button] of buttons.entries()) {
      const before = [count, ...buttons][index];
      expect(button?.width, `${viewport.width}`).toBeGreaterThanOrEqual(44);
      expect(button?.height, `${viewport.width}`).toBeGreaterThanOrEqual(44);
      expect(button?.x, `${viewport.width}`).toBeGreaterThanOrEqual((before?.x ?? 0) + (before?.width ?? 0) - 0.5);
    }
    await expectNoSidewaysScroll(page);
  }
});

test('the sentence of lavish moves no face of a phone as its words come, be they one line or four', async ({
  page,
  context,
  control,
  baseURL,
}) => {
  await context.addCookies([{ name: 'rendezvous_template', value: 'lavish', url: baseURL ?? '' }]);
  await beLoggedIn(page);
  await recordLayoutShift(page);
  for (const [locale, width] of [
    ['en', 320],
    ['nl', 320],
    ['pl', 390],
    ['de', 480],
    ['fr', 640],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await context.addCookies([{ name: 'i18n_redirected', value: locale, url: baseURL ?? '' }]);
    await control.setFaults([{ path: '/api/search.php', fault: 'delay:1500', times: 1 }]);
    await page.goto('/search');
    await expect(page.getByRole('main').locator('article').first()).toBeVisible();
    await settle(page);
    const { score, moved } = await readLayoutShift(page);
    expect(score, `${locale}, ${width} px\n${moved.join('\n')}`).toBeLessThanOrEqual(0.001);
  }
});

test('no line of the sentence begins with a comma', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'i18n_redirected', value: 'de', url: baseURL ?? '' }]);
  await page.setViewportSize(DESKTOP);
  await openSearch(page, 'lavish', baseURL);
  const sentence = page.getByRole('search').locator('p');
  for (let width = DESKTOP.width; width >= 780; width -= 25) {
    await page.setViewportSize({ ...DESKTOP, width });
    const { loose, marks } = await sentence.evaluate((element) => {
      const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const found: string[] = [];
      let commas = 0;
      while (words.nextNode()) {
        const text = words.currentNode;
        if (!text.nodeValue?.startsWith(',')) continue;
        commas += 1;
        range.setStart(text, 0);
        range.setEnd(text, 1);
        const choice = text.previousSibling;
        const gap =
          choice instanceof Element ? range.getBoundingClientRect().bottom - choice.getBoundingClientRect().bottom : 99;
        if (Math.abs(gap) > 15) found.push(`${text.parentElement?.textContent} ${gap}`);
      }
      return { loose: found, marks: commas };
    });
    expect(marks, `${width}`).toBe(3);
    expect(loose, `${width}`).toEqual([]);
  }
});

async function openSearch(page: Page, template: string, baseURL: string | undefined): Promise<void> {
  await page.context().addCookies([{ name: 'rendezvous_template', value: template, url: baseURL ?? '' }]);
  await beLoggedIn(page);
  await page.goto('/search');
  await settle(page);
}

async function topOfFaces(page: Page): Promise<number> {
  return page
    .getByRole('article')
    .first()
    .evaluate((face) => face.getBoundingClientRect().top);
}
