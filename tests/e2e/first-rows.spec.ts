import { expect, type Page } from 'playwright/test';
import { LOCALE_COOKIE_NAME } from '../../worker/public/constants.ts';
import { beLoggedIn, logOut, test } from './fixtures.ts';
import { APP_SCRIPTS, holdScripts } from './held-scripts.ts';
import { readLayoutShift, recordLayoutShift } from './layout.ts';
import { settle } from './page-state.ts';

const rows = (page: Page) => page.getByRole('main').locator('a[href^="/chats/"]');

/** Returns the words and the places of the first rows. */
async function readRows(page: Page) {
  return await rows(page).evaluateAll((links) =>
    links.slice(0, 6).map((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      const texts = [...link.querySelectorAll('[dir="auto"], time')].map(({ textContent }) => textContent);
      return { href: link.getAttribute('href'), texts, place: [x, y, width, height].map(Math.round) };
    }),
  );
}

for (const template of ['social', 'lavish', 'classic'] as const) {
  test(`the newest chats stand before the app, and the app draws the same in their place, ${template}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await beLoggedIn(page);
    await page.goto('/chats');
    await expect(rows(page).first()).toBeVisible();
    await context.addCookies([{ name: 'rendezvous_template', value: template, url: baseURL ?? '' }]);
    const later = await context.newPage();
    await recordLayoutShift(later);
    const release = await holdScripts(later);
    await later.goto('/chats', { waitUntil: 'commit' });
    await expect(rows(later).first()).toBeVisible();
    await expect(rows(later).first().locator('time')).not.toBeEmpty();
    await expect(later.locator('#app')).toBeEmpty();
    await expect(later.getByRole('heading', { level: 1 })).toHaveText('Chats');
    // They are drawn and cannot be used yet.
    await expect(later.getByRole('searchbox')).toHaveCount(0);
    const first = await readRows(later);
    release();
    await expect(later.getByRole('searchbox')).toBeVisible();
    expect(await readRows(later)).toEqual(first);
    await expect(later.getByRole('main')).toHaveCount(1);
    await settle(later);
    const shift = await readLayoutShift(later);
    expect(shift.score, shift.moved.join('\n')).toBeLessThanOrEqual(0.02);
  });
}

test('on a phone, who has newly liked the member stands above the chats of social, before the app as with it', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await context.addCookies([{ name: 'rendezvous_template', value: 'social', url: baseURL ?? '' }]);
  await beLoggedIn(page);
  await page.goto('/chats');
  await expect(rows(page).first()).toBeVisible();
  const newLikes = (one: Page) => one.getByRole('main').locator('a[href="/likes/received"]');
  // There from the first picture on, or not at all: the likes are known before the page is.
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(navigation.getByRole('link', { name: /new likes/ })).toBeVisible();
  await page.reload();
  await expect(newLikes(page)).toHaveAccessibleName(/New likes.*\d+ new likes/);
  const later = await context.newPage();
  await later.setViewportSize({ width: 390, height: 844 });
  await recordLayoutShift(later);
  const release = await holdScripts(later);
  await later.goto('/chats', { waitUntil: 'commit' });
  await expect(newLikes(later)).toBeVisible();
  await expect(later.locator('#app')).toBeEmpty();
  const readRow = async () => ({
    box: await newLikes(later).boundingBox(),
    faces: await newLikes(later)
      .locator('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src'))),
    rows: await readRows(later),
  });
  const first = await readRow();
  expect(first.faces.length).toBeGreaterThan(1);
  release();
  await expect(later.getByRole('searchbox')).toBeVisible();
  expect(await readRow()).toEqual(first);
  await settle(later);
  const shift = await readLayoutShift(later);
  expect(shift.score, shift.moved.join('\n')).toBeLessThanOrEqual(0.02);
  // It leads to them.
  await newLikes(later).click();
  await expect(later).toHaveURL(/\/likes\/received$/);
});

test('the app is loaded once the words of the first row are on the screen', async ({ page, context }) => {
  await beLoggedIn(page);
  await page.goto('/chats');
  await expect(rows(page).first()).toBeVisible();
  const later = await context.newPage();
  // What is to be drawn with the rows takes time, and frames come meanwhile.
  await later.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const list = document.querySelector<HTMLElement>('main :has(> li)');
      if (list === null) return;
      observer.disconnect();
      list.style.filter = 'blur(40px) drop-shadow(0 0 60px red) blur(40px)';
    }).observe(document, { childList: true, subtree: true });
    // On a busy machine the picture takes longer than the second after which the app waits no more.
    const wait = window.setTimeout.bind(window);
    Reflect.set(window, 'setTimeout', (run: () => void, delayMs?: number) =>
      delayMs === 1_000 ? 0 : wait(run, delayMs),
    );
  });
  await later.goto('/chats', { waitUntil: 'commit' });
  await expect(later.getByRole('searchbox')).toBeVisible();
  const { presentedAtMs, appAskedForAtMs } = await later.evaluate(async () => {
    const presented = await new Promise<number>((resolve) => {
      new PerformanceObserver((entries, observer) => {
        observer.disconnect();
        resolve(Math.min(...entries.getEntries().map(({ startTime }) => startTime)));
      }).observe({ type: 'element', buffered: true });
    });
    const app = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/config.json'));
    return { presentedAtMs: presented, appAskedForAtMs: app?.startTime ?? 0 };
  });
  expect(appAskedForAtMs).toBeGreaterThanOrEqual(presentedAtMs);
});

test('a row that stands before the app opens its chat', async ({ page, context }) => {
  await beLoggedIn(page);
  await page.goto('/chats');
  await expect(rows(page).first()).toBeVisible();
  const later = await context.newPage();
  const release = await holdScripts(later);
  await later.goto('/chats', { waitUntil: 'commit' });
  await rows(later).first().click();
  await expect(later).toHaveURL(/\/chats\/\d+$/);
  release();
  await expect(later.getByRole('log')).toBeVisible();
});

test('they are told in the language of the page', async ({ page, context, baseURL }) => {
  await beLoggedIn(page);
  await page.goto('/chats');
  await expect(rows(page).first()).toBeVisible();
  await context.addCookies([{ name: LOCALE_COOKIE_NAME, value: 'fr', url: baseURL ?? '' }]);
  const later = await context.newPage();
  await holdScripts(later);
  await later.goto('/chats', { waitUntil: 'commit' });
  await expect(rows(later).filter({ hasText: 'Toi : ' }).first()).toBeVisible();
});

test('after a logout no row stands before the app', async ({ page, context }) => {
  await beLoggedIn(page);
  await page.goto('/chats');
  await expect(rows(page).first()).toBeVisible();
  await logOut(page);
  await expect(page).not.toHaveURL(/chats/);
  const later = await context.newPage();
  await holdScripts(later);
  // As if the device still took itself for a member's.
  await context.addCookies([{ name: 'rendezvous_member', value: '1', url: page.url() }]);
  // The app is asked for once the rows are drawn, or it is known that there are none.
  const isDecided = later.waitForRequest(APP_SCRIPTS);
  await later.goto('/chats', { waitUntil: 'commit' });
  await isDecided;
  await expect(later.locator('#shell')).toBeVisible();
  await expect(later.locator('#shell a')).toHaveCount(0);
});
