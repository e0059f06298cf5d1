import { expect } from 'playwright/test';
import { TEMPLATE_NAMES } from '../../worker/public/runtime-configuration.ts';
import { beLoggedIn, test } from './fixtures.ts';
import { readLayoutShift, recordLayoutShift } from './layout.ts';
import { settle, untilQuiet } from './page-state.ts';

/** A twentieth of what is called good: what the eye does not see, such as a line that grows at its free end. */
const STILL_MAX = 0.001;

for (const template of TEMPLATE_NAMES) {
  for (const width of [390, 1440]) {
    test(`frame, tabs and counts of a member's pages stand where they were first painted, ${template}, ${width} px`, async ({
      page,
      context,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await context.addCookies([{ name: 'rendezvous_template', value: template, url: baseURL ?? '' }]);
      await beLoggedIn(page);
      // What first-look.ts knows of the next ones.
      await page.goto('/home');
      await settle(page);
      await recordLayoutShift(page);
      for (const path of ['/home', '/search', '/chats', '/likes']) {
        await page.goto(path);
        await settle(page);
        await expect(page.getByRole('link', { name: /unread message/ }).first()).toBeAttached();
        await untilQuiet(page);
        const { score, moved } = await readLayoutShift(page);
        expect(score, `${path}\n${moved.join('\n')}`).toBeLessThanOrEqual(STILL_MAX);
      }
    });
  }
}
