import { expect, type Page } from 'playwright/test';
import { expectAccessible, expectContrast } from './accessibility.ts';
import { ADDRESSES } from './addresses.ts';
import { logIn, test } from './fixtures.ts';
import {
  expectNoSidewaysScroll,
  expectNoTextCut,
  forgetLayoutShift,
  readLayoutShift,
  recordLayoutShift,
} from './layout.ts';
import { openWithin, settle, showScheme } from './page-state.ts';

const TEMPLATES = ['social', 'classic', 'lavish'] as const;
/** The smallest phone, as wide as a desktop window of 1280 pixels at 400 %. */
const PHONE = { width: 320, height: 640 };
/** A desktop window of 1280 by 800 pixels at 200 %. */
const ENLARGED = { width: 640, height: 400 };
const LAYOUT_SHIFT_MAX = 0.02;

const VISITOR_ADDRESSES = addresses(({ access }) => access !== 'login');
const MEMBER_ADDRESSES = addresses(
  ({ access, path }) => access !== 'public' || /^\/(pages\/faq|pricing|_dev)$/.test(path),
);

function addresses(isAmong: (route: (typeof ADDRESSES)[number]) => boolean): string[] {
  // The index of a landing family, and a chat that is started, go on to another address of the list.
  const goesOn = /^\/landers\/[a-z]+$|\/chat$/;
  return [...new Set(ADDRESSES.filter((one) => isAmong(one) && !goesOn.test(one.path)).map(({ address }) => address))];
}

for (const template of TEMPLATES) {
  test.describe(`in ${template}`, () => {
    test.use({ viewport: PHONE, locale: 'de-DE' });

    test.beforeEach(async ({ page, baseURL }) => {
      test.setTimeout(240_000);
      await page.context().addCookies([{ name: 'rendezvous_template', value: template, url: baseURL ?? '' }]);
      await recordLayoutShift(page);
    });

    test('every page of visitors is accessible, stands still and fits, with German words', async ({ page }) => {
      await page.goto('/pages/faq');
      await walk(page, VISITOR_ADDRESSES);
    });

    test('every page of members is accessible, stands still and fits, with German words', async ({ page }) => {
      await logIn(page);
      await walk(page, MEMBER_ADDRESSES);
    });
  });
}

async function walk(page: Page, addressesToVisit: readonly string[]): Promise<void> {
  for (const address of addressesToVisit) {
    // Somebody's press stands before each navigation: what moves at once is its answer, and no shift.
    await page.keyboard.press('Shift');
    await openWithin(page, address);
    await settle(page);
    await expectStill(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.setViewportSize(ENLARGED);
    await showScheme(page, 'dark');
    await expectNoSidewaysScroll(page);
    await expectNoTextCut(page);
    await expectContrast(page);
    await page.setViewportSize(PHONE);
    await showScheme(page, 'light');
    await forgetLayoutShift(page);
  }
}

/** Nothing moved while the page came in. */
async function expectStill(page: Page): Promise<void> {
  const shift = await readLayoutShift(page);
  const message = `layout shift on ${page.url()}\n${shift.moved.join('\n')}`;
  expect.soft(shift.score, message).toBeLessThanOrEqual(LAYOUT_SHIFT_MAX);
}
