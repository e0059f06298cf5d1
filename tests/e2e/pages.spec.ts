import { expect, type Page } from 'playwright/test';
import { logIn, test } from './fixtures.ts';
import { expectNoSidewaysScroll, LAYOUT_SHIFT_MAX, readLayoutShift, recordLayoutShift } from './layout.ts';
import { openFirstChat, settle, untilQuiet } from './page-state.ts';
import { CORE } from './tags.ts';

const DESKTOP = { width: 1280, height: 800 };

const VISITOR_PATHS = ['/', '/login', '/pricing', '/no-such-page'];
const MEMBER_PATHS = ['/home', '/chats', '/likes', '/members/1', '/no-such-page'];

test.use({ viewport: DESKTOP });

/** The pages where visits begin, loaded anew; every-route.spec.ts walks through all of them within the app. */
test('the first pages of visitors stand still while they load', { tag: CORE }, async ({ page, guard }) => {
  guard.allowMissingPages();
  await recordLayoutShift(page);
  for (const path of VISITOR_PATHS) {
    await page.goto(path);
    await expectStill(page);
  }
});

test('the first pages of members stand still while they load', { tag: CORE }, async ({ page, guard }) => {
  guard.allowMissingPages();
  await logIn(page);
  await recordLayoutShift(page);
  for (const path of [...MEMBER_PATHS, await openFirstChat(page)]) {
    await page.goto(path);
    await expectStill(page);
  }
});

async function expectStill(page: Page): Promise<void> {
  // A page that the server drew is still before its scripts have run.
  await expect(page.locator('html')).toHaveAttribute('data-usable', '');
  await settle(page);
  await untilQuiet(page);
  const shift = await readLayoutShift(page);
  const message = `layout shift on ${page.url()}\n${shift.moved.join('\n')}`;
  expect.soft(shift.score, message).toBeLessThanOrEqual(LAYOUT_SHIFT_MAX);
  await expectNoSidewaysScroll(page);
}
