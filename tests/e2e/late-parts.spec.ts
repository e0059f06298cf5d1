import { expect, type Page } from 'playwright/test';
import { TEMPLATE_NAMES } from '../../openapi/generated/enumerations.ts';
import { ADDRESSES } from './addresses.ts';
import { beLoggedIn, test } from './fixtures.ts';
import { handOver, holdBack, LATE_PARTS, prepareLatePart } from './late-parts.ts';
import { forgetLayoutShift, LAYOUT_SHIFT_MAX, readLayoutShift, recordLayoutShift } from './layout.ts';
import { frameStands, openWithin, painted, settle, untilQuiet } from './page-state.ts';

/** All members' pages; those that redirect have no parts that could be late. */
const PAGES = ADDRESSES.filter(
  ({ audience, path }) => audience !== 'visitors' && !/\/chat$|^\/complete-signup$/.test(path),
).map(({ address }) => address);
/** The pages with the most parts; `npm run test:matrix` uses all. */
const MAIN_PAGES = ['/chats/1', '/members/221', '/home', '/members', '/profile'];
const IS_WHOLE = process.env['EVERY_ROUTE'] === 'all';

/** Each part in one template; `npm run test:matrix` combines each with all templates. */
const CASES = LATE_PARTS.flatMap((part, index) =>
  TEMPLATE_NAMES.filter((_, at) => IS_WHOLE || at === index % TEMPLATE_NAMES.length).map((template) => ({
    part,
    template,
  })),
);

for (const { part, template } of CASES) {
  test(`pages of members stand still in ${template} with the ${part} late`, async ({ page, baseURL }) => {
    test.setTimeout(60_000 + (IS_WHOLE ? PAGES.length * 6_000 : 0));
    // A desktop window of 1280 by 800 pixels at 200 % zoom, where the notes of a chat are about to wrap.
    await page.setViewportSize({ width: 640, height: 400 });
    await page.context().addCookies([{ name: 'rendezvous_template', value: template, url: baseURL ?? '' }]);
    await recordLayoutShift(page);
    await prepareLatePart(page, part);
    await beLoggedIn(page);
    await page.goto('/pages/faq');
    await expect(page.locator('html')).toHaveClass(/logged-in/);
    await settle(page);
    for (const address of IS_WHOLE ? [...new Set(PAGES)] : MAIN_PAGES) await openLate(page, address);
  });
}

async function openLate(page: Page, address: string): Promise<void> {
  await holdBack(page);
  await openWithin(page, address);
  await frameStands(page, address);
  await forgetLayoutShift(page);
  // Wait until everything except the held part has loaded.
  await untilQuiet(page);
  await handOver(page);
  await settle(page);
  await painted(page);
  const shift = await readLayoutShift(page);
  expect
    .soft(shift.score, `layout shift on ${address}\n${shift.moved.join('\n')}`)
    .toBeLessThanOrEqual(LAYOUT_SHIFT_MAX);
}
