import { expect, type Locator, type Page } from 'playwright/test';
import { beLoggedIn, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' }).locator('div').first();

for (const template of ['social', 'classic', 'lavish']) {
  test(`a toast on a phone covers neither the navigation nor the field of a conversation: ${template}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await context.addCookies([{ name: 'rendezvous_template', value: template, url: baseURL ?? '' }]);
    await beLoggedIn(page);
    await page.goto('/likes/given');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Like /, pressed: true })
      .first()
      .click();
    await expect(toast(page)).toBeVisible();
    await expectApart(toast(page), page.getByRole('navigation').first());

    await page.goto('/chats/1');
    const log = page.getByRole('log');
    await log.focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(toast(page)).toContainText('Message copied.');
    await expectApart(toast(page), page.getByRole('form'));
    await expectApart(toast(page), page.locator('main header').first());
  });
}

async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [first, second] = [await one.boundingBox(), await other.boundingBox()];
  if (first === null || second === null) throw new Error('not on screen');
  const isApart = first.y + first.height <= second.y || second.y + second.height <= first.y;
  expect(isApart, `${JSON.stringify(first)} and ${JSON.stringify(second)}`).toBe(true);
}
