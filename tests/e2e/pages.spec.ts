import { expectAccessible } from './accessibility.ts';
import { expect, logIn, test } from './fixtures.ts';
import { expectNoSidewaysScroll, readLayoutShift, recordLayoutShift } from './layout.ts';
import { openFirstChat, settle } from './page-state.ts';

const PHONE = { width: 320, height: 640 };
const DESKTOP = { width: 1280, height: 800 };
const LAYOUT_SHIFT_MAX = 0.02;

const VISITOR_PATHS = ['/', '/login', '/no-such-page'];
const MEMBER_PATHS = ['/home', '/chats', '/likes', '/likes/given', '/likes/mutual', '/members/1', '/no-such-page'];
/** German has the longest words of the languages so far. */
const LOCALES = ['en-US', 'de-DE'];

test.use({ reducedMotion: 'reduce' });

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test.use({ locale, viewport: PHONE });

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
  });
}

async function expectUsable(page: Parameters<typeof settle>[0]): Promise<void> {
  await settle(page);
  const shift = await readLayoutShift(page);
  expect.soft(shift.score, `layout shift\n${shift.moved.join('\n')}`).toBeLessThanOrEqual(LAYOUT_SHIFT_MAX);
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  }
}
