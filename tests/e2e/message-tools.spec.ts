import { expect } from 'playwright/test';
import { beLoggedIn, test } from './fixtures.ts';
import { drawIn } from './template.ts';
import { openChat } from './worker-in-browser.ts';

test.use({ isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } });

for (const template of ['social', 'classic', 'lavish'] as const) {
  test(`a tap on a message in ${template} shows what can be done with it, and only a second tap does it`, async ({
    page,
    context,
    baseURL,
  }) => {
    await drawIn(context, baseURL, template);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await beLoggedIn(page);
    await openChat(page, 1);
    const log = page.getByRole('log');
    await expect(log).toContainText('thank you for last night');
    const copy = log.getByRole('button', { name: 'Copy message' }).last();
    const box = await copy.boundingBox();
    if (box === null) throw new Error('no place for the tools');
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
    const bubble = log.locator('[class*="message-bubble__bubble"]').last();
    const before = await bubble.boundingBox();
    const copied = page.getByText('Message copied.');
    await page.evaluate(() => navigator.clipboard.writeText('From elsewhere'));
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await bubble.tap();
    await expect(copy).toHaveCSS('pointer-events', 'auto');
    await expect(copy).toHaveCSS('opacity', '1');
    // Words that wrapped anew would move a link away from under the finger.
    expect(await bubble.boundingBox()).toEqual(before);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('From elsewhere');
    await expect(copied).toHaveCount(0);
    await copy.tap();
    await expect(copied).toBeVisible();
  });
}

test('what comes to stand where the finger was shows nothing that can be done with it', async ({ page }) => {
  await beLoggedIn(page);
  await page.goto('/chats');
  await page.getByRole('main').locator('a[href="/chats/1"]').tap();
  const log = page.getByRole('log');
  await expect(log).toContainText('thank you for last night');
  const tools = log.locator('[data-message-actions]');
  await expect.poll(() => tools.count()).toBeGreaterThan(5);
  const messages = log.locator('[class*="message-bubble__message"]');
  // Where a finger was last, as a browser takes it.
  for (const message of await messages.all()) {
    const box = await message.boundingBox();
    if (box === null || box.y < 60 || box.y > 600) continue;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await expect(message.locator('[data-message-actions]')).toHaveCSS('opacity', '0');
  }
});
