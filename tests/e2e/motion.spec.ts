import { expect, type Page } from 'playwright/test';
import { beLoggedIn, test } from './fixtures.ts';
import { painted, settle } from './page-state.ts';

/** What moves when a page comes, and when a message is sent. */
const MOTION = {
  social: { page: 'arrival', message: 'message-bubble__write' },
  classic: { page: 'arrival', message: null },
  lavish: { page: 'arrival', message: 'arrival' },
} as const;

for (const template of ['social', 'classic', 'lavish'] as const) {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`pages and messages come in the manner of ${template}, where motion is ${reducedMotion === 'reduce' ? 'not wanted' : 'welcome'}`, async ({
      page,
      context,
      baseURL,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await context.addCookies([{ name: 'rendezvous_template', value: template, url: baseURL ?? '' }]);
      await beLoggedIn(page);
      await page.goto('/home');
      await settle(page);
      const moved = await recordMotion(page);

      await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: /Chats/ }).click();
      await expect(page.getByRole('heading', { name: 'Chats', level: 1 })).toBeVisible();
      await settle(page);
      const wanted = reducedMotion === 'reduce' ? null : MOTION[template];
      expect(await moved()).toEqual(wanted === null ? [] : [wanted.page]);

      await page.getByRole('main').locator('a[href^="/chats/"]').nth(2).click();
      await page.getByRole('textbox', { name: /^Message to/ }).fill('Hello there');
      await settle(page);
      await moved();
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.getByRole('log').getByText('Hello there')).toBeVisible();
      await settle(page);
      const message = wanted?.message ?? null;
      expect(await moved()).toEqual(message === null ? [] : [message]);
    });
  }
}

/** Returns a function that tells, each once, which animations of pages and messages have run since its last call. */
async function recordMotion(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const names = new Set<string>();
    document.addEventListener('animationstart', ({ animationName }) => {
      if (/^(arrival|message-bubble__)/.test(animationName)) names.add(animationName);
    });
    Object.assign(window, {
      takeMotion: () => {
        const taken = [...names];
        names.clear();
        return taken;
      },
    });
  });
  return async () => {
    // The browser tells of an animation with the next picture.
    await painted(page);
    return page.evaluate('takeMotion()');
  };
}
