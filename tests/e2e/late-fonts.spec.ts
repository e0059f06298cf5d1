import { expect, type Page } from 'playwright/test';
import { TEMPLATE_NAMES } from '../../openapi/generated/enumerations.ts';
import { test } from './fixtures.ts';
import { LAYOUT_SHIFT_MAX, readLayoutShift, recordLayoutShift } from './layout.ts';
import { painted, settle } from './page-state.ts';
import { drawIn } from './template.ts';

const PATHS = ['/', '/login', '/pricing'];
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
];

for (const template of TEMPLATE_NAMES) {
  test(`the first pages of visitors stand still in ${template} when their fonts come late`, async ({
    page,
    context,
    baseURL,
  }) => {
    await drawIn(context, baseURL, template);
    await recordLayoutShift(page);
    const release = await holdFonts(page);
    for (const path of PATHS) {
      for (const window of WINDOWS) {
        await page.setViewportSize(window);
        // The preloaded font is a part of what the page's load waits for.
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.locator('html')).toHaveAttribute('data-usable', '');
        await painted(page);
        await release();
        await settle(page);
        await painted(page);
        const shift = await readLayoutShift(page);
        const message = `layout shift on ${path} at ${window.width} px\n${shift.moved.join('\n')}`;
        expect.soft(shift.score, message).toBeLessThanOrEqual(LAYOUT_SHIFT_MAX);
      }
    }
  });
}

/** Holds the fonts of each page that is opened. Returns a function that hands over those that are held. */
async function holdFonts(page: Page): Promise<() => Promise<void>> {
  const held: (() => Promise<void>)[] = [];
  await page.route('**/*.woff2', (route) => void held.push(() => route.continue()));
  return async () => {
    for (const hand of held.splice(0)) await hand();
  };
}
