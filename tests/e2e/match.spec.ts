import { expect } from 'playwright/test';
import { hasRow } from './change-row.ts';
import { beLoggedIn, DEMO, test } from './fixtures.ts';
import { settle } from './page-state.ts';
import { openChat } from './worker-in-browser.ts';

/** What moves in the message about a match. */
const MOTION = { social: ['toast-region__beat'], classic: [], lavish: ['arrival'] } as const;

/** A member of the demo data with a chat, and a chat whose member is gone. */
const MAYA = { profileId: 221, conversationId: 1, name: 'Maya' };
const GONE_CONVERSATION = 13;

test('the menu of a chat tells a match, and offers no like to a member who is gone', async ({ page, control }) => {
  await control.receiveLike(MAYA.profileId, DEMO.email);
  await beLoggedIn(page);
  await openChat(page, MAYA.conversationId);
  await expect.poll(() => hasRow(page, 'likes', MAYA.profileId)).toBe(true);
  const open = () =>
    page
      .getByRole('main')
      .getByRole('button', { name: /^Actions for the chat/ })
      .click();
  const item = (words: string) => page.getByRole('menuitem', { name: `${words} ${MAYA.name}` });
  await open();
  if ((await item('Unlike').count()) > 0) {
    await item('Unlike').click();
    await open();
  }
  await item('Like').click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    `It’s a match: you and ${MAYA.name} like each other`,
  );
  await openChat(page, GONE_CONVERSATION);
  await open();
  await expect(page.getByRole('menuitem', { name: 'Remove chat' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /^(Like|Unlike)/ })).toHaveCount(0);
});

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
        .getByRole('button', { name: /^Like back: /, pressed: false })
        .first();
      const name = (await heart.getAttribute('aria-label'))?.replace('Like back: ', '') ?? '';
      // Said in words where the cards have room for them.
      if (template === 'social') await expect(heart.getByText('Like back')).toBeVisible();
      await page.evaluate(() => {
        const names = new Set<string>();
        document.addEventListener('animationstart', ({ animationName, target }) => {
          if (target instanceof SVGElement && target.closest('[aria-live] [aria-hidden]')) names.add(animationName);
        });
        Object.assign(window, { takeMotion: () => [...names] });
      });
      await heart.click();
      const toasts = page.getByRole('region', { name: 'Notifications' });
      // With the focus the toast stays.
      const undo = toasts.getByRole('button', { name: 'Undo' });
      await undo.focus();
      await expect(toasts).toContainText(`It’s a match: you and ${name} like each other`);
      const wanted = reducedMotion === 'reduce' ? [] : MOTION[template];
      // One may begin after a delay. What follows the scroll never ends.
      await toasts.evaluate((region) => {
        const animations = region.getAnimations({ subtree: true });
        const timed = animations.filter(({ timeline }) => timeline === document.timeline);
        return Promise.allSettled(timed.map(({ finished }) => finished));
      });
      expect(await page.evaluate('takeMotion()')).toEqual(wanted);

      await undo.press('Enter');
      await expect(page.getByRole('main').getByRole('button', { name: `Like back: ${name}` })).toHaveAttribute(
        'aria-pressed',
        'false',
      );
    });
  }
}
