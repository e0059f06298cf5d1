import { expect } from 'playwright/test';
import { beLoggedIn, test } from './fixtures.ts';
import { settle } from './page-state.ts';

/** What moves in the message about a match. */
const MOTION = { social: ['toast-region__beat'], classic: [], lavish: ['arrival'] } as const;

for (const template of ['social', 'classic', 'lavish'] as const) {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`who likes somebody back is told of the match in the manner of ${template}, where motion is ${reducedMotion === 'reduce' ? 'not wanted' : 'welcome'}`, async ({
      page,
      context,
      baseURL,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await context.addCookies([{ name: 'rendezvous_template', value: template, url: baseURL ?? '' }]);
      await beLoggedIn(page);
      await page.goto('/likes');
      await settle(page);
      const heart = page
        .getByRole('main')
        .getByRole('button', { name: /^Like /, pressed: false })
        .first();
      const name = (await heart.getAttribute('aria-label'))?.replace('Like ', '') ?? '';
      await page.evaluate(() => {
        const names = new Set<string>();
        document.addEventListener('animationstart', ({ animationName, target }) => {
          if (target instanceof SVGElement && target.closest('[aria-live] [aria-hidden]')) names.add(animationName);
        });
        Object.assign(window, { takeMotion: () => [...names] });
      });
      await heart.click();
      const toasts = page.getByRole('region', { name: 'Notifications' });
      await expect(toasts).toContainText(`It’s a match: you and ${name} like each other`);
      const wanted = reducedMotion === 'reduce' ? [] : MOTION[template];
      await expect.poll(() => page.evaluate('takeMotion()')).toEqual(wanted);

      await toasts.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByRole('main').getByRole('button', { name: `Like ${name}` })).toHaveAttribute(
        'aria-pressed',
        'false',
      );
    });
  }
}
