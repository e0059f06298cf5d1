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
    await expectApart(toast(page), page.getByRole('navigation', { name: 'Main navigation' }));

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

for (const template of ['social', 'lavish']) {
  test(`a toast in a wide window covers neither the tools of the search nor the kinds of likes: ${template}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await context.addCookies([{ name: 'rendezvous_template', value: template, url: baseURL ?? '' }]);
    await beLoggedIn(page);
    await page.goto('/search');
    const main = page.getByRole('main');
    await main
      .getByRole('button', { name: /^Like / })
      .first()
      .click();
    await expect(toast(page)).toBeVisible();
    const tools = [
      page.getByRole('button', { name: 'One by one' }),
      page.getByRole('button', { name: /^Saved searches/ }),
    ];
    if (template === 'social') tools.push(page.getByRole('combobox', { name: 'Distance' }));
    for (const tool of tools) await expectBesideOrBelow(toast(page), tool);

    await page.goto('/likes/given');
    await main
      .getByRole('button', { name: /^Like /, pressed: true })
      .first()
      .click();
    await expect(toast(page)).toBeVisible();
    for (const kind of await page.getByRole('navigation', { name: 'Kinds of likes' }).getByRole('link').all()) {
      await expectBesideOrBelow(toast(page), kind);
    }
  });
}

async function expectBesideOrBelow(one: Locator, other: Locator): Promise<void> {
  const [first, second] = [await one.boundingBox(), await other.boundingBox()];
  if (first === null || second === null) throw new Error('not on screen');
  const isFree = first.y >= second.y + second.height || first.x >= second.x + second.width;
  expect(isFree, `${JSON.stringify(first)} and ${JSON.stringify(second)}`).toBe(true);
}

async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [first, second] = [await one.boundingBox(), await other.boundingBox()];
  if (first === null || second === null) throw new Error('not on screen');
  const isApart = first.y + first.height <= second.y || second.y + second.height <= first.y;
  expect(isApart, `${JSON.stringify(first)} and ${JSON.stringify(second)}`).toBe(true);
}
