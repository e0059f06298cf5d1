import { expect, type Page } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import { logIn, test } from './fixtures.ts';
import { expectNoSidewaysScroll, readLayoutShift, recordLayoutShift } from './layout.ts';
import { openFirstChat, settle, showScheme } from './page-state.ts';

const PHONE = { width: 320, height: 640 };
const DESKTOP = { width: 1280, height: 800 };
const LAYOUT_SHIFT_MAX = 0.02;

const VISITOR_PATHS = ['/', '/login', '/no-such-page'];
const MEMBER_PATHS = ['/home', '/chats', '/likes', '/likes/given', '/likes/mutual', '/members/1', '/no-such-page'];

test.use({ viewport: PHONE });

for (const path of VISITOR_PATHS) {
  test(`a visitor can use ${path} on a small phone and a desktop, light and dark`, async ({ page }) => {
    await recordLayoutShift(page);
    await page.goto(path);
    await expectUsable(page);
  });
}

for (const path of MEMBER_PATHS) {
  test(`a member can use ${path} on a small phone and a desktop, light and dark`, async ({ page }) => {
    await logIn(page);
    await recordLayoutShift(page);
    await page.goto(path);
    await expectUsable(page);
  });
}

test('a member can use a chat on a small phone and a desktop, light and dark', async ({ page }) => {
  await logIn(page);
  await recordLayoutShift(page);
  await page.goto(await openFirstChat(page));
  await expectUsable(page);
});

test.describe('in German, the language with the longest words', () => {
  test.use({ locale: 'de-DE' });

  test('every page of visitors fits a small phone and a desktop', async ({ page }) => {
    await recordLayoutShift(page);
    for (const path of VISITOR_PATHS) {
      await page.goto(path);
      await expectStill(page);
      await expectFit(page);
    }
  });

  test('every page of members fits a small phone and a desktop', async ({ page }) => {
    await logIn(page);
    await recordLayoutShift(page);
    for (const path of [...MEMBER_PATHS, await openFirstChat(page)]) {
      await page.goto(path);
      await expectStill(page);
      await expectFit(page);
    }
  });
});

async function expectUsable(page: Page): Promise<void> {
  await expectStill(page);
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    for (const scheme of ['light', 'dark'] as const) {
      await showScheme(page, scheme);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  }
}

/** Nothing moved while the page that was just opened came in. */
async function expectStill(page: Page): Promise<void> {
  await settle(page);
  const shift = await readLayoutShift(page);
  const message = `layout shift on ${page.url()}\n${shift.moved.join('\n')}`;
  expect.soft(shift.score, message).toBeLessThanOrEqual(LAYOUT_SHIFT_MAX);
}

async function expectFit(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(DESKTOP);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(PHONE);
}
